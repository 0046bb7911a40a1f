import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * A change of page inside the browser is silent for a screen reader: nothing is loaded as far as it can tell. So the
 * new title is said in a live region, and the focus moves to the new page's heading, from where reading goes on. The
 * scroll position is not the focus's business.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [announcement, setAnnouncement] = useState('')
  const previous = useRef(pathname)
  // In the commit itself: an ordinary effect would wait until the transition between the pages has ended.
  useLayoutEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const announce = (): boolean => {
      const heading = document.querySelector<HTMLElement>('main h1')
      if (!heading) return false
      heading.setAttribute('tabindex', '-1')
      queueMicrotask(() => heading.focus({ preventScroll: true })) // once the shell has closed the old page's dialogs
      setAnnouncement(heading.textContent || document.title)
      return true
    }
    if (announce()) return
    // Something urgent, such as a menu that opens, may show the new address a moment before its page.
    const observer = new MutationObserver(() => {
      if (announce()) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])
  return (
    <div className="sr" role="status" aria-live="polite">
      {announcement}
    </div>
  )
}
