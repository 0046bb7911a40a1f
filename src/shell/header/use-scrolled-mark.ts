import { useEffect } from 'react'

/** From here on the page counts as scrolled, and the header of small screens shrinks. */
const SCROLLED_FROM_PX = 60

/** Marks the document while it is scrolled; the style sheet shrinks the header of small screens then. */
export function useScrolledMark(): void {
  useEffect(() => {
    const mark = () => document.documentElement.classList.toggle('is-scrolled', scrollY > SCROLLED_FROM_PX)
    mark()
    addEventListener('scroll', mark, { passive: true })
    return () => removeEventListener('scroll', mark)
  }, [])
}
