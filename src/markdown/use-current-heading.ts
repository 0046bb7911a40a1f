import { useEffect, useState } from 'react'
import type { Heading } from './rendered-document.ts'

/** A heading counts as reached when it is this far below the header. */
const REACHED_MARGIN_PX = 48

/** The id of the section that is being read: the last heading that has come up to the header. */
export function useCurrentHeading(headings: readonly Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    const update = () => {
      frame = 0
      const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
      let reached = headings[0]?.id ?? null
      for (const { id } of headings) {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        if (top !== undefined && top <= header + REACHED_MARGIN_PX) reached = id
      }
      const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      setCurrent(atEnd ? (headings.at(-1)?.id ?? reached) : reached)
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(update)
    }
    schedule()
    addEventListener('scroll', schedule, { passive: true })
    addEventListener('resize', schedule, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', schedule)
      removeEventListener('resize', schedule)
    }
  }, [headings])
  return current
}
