import { closest } from './closest.ts'
import { scrollBehavior } from './hash-scroll.ts'
import { isModified } from './modified-click.ts'

/**
 * A link to the page that one is on scrolls smoothly to its top (specification §2), and its place leaves the address;
 * one to another page is the browser's.
 */
export function startTopLinks(): void {
  document.addEventListener('click', (event) => {
    const link = closest(event.target, 'a')
    if (!link || event.defaultPrevented || isModified(event)) return
    if (link.getAttribute('href') !== location.pathname) return
    event.preventDefault()
    if (location.hash) history.pushState(null, '', location.pathname + location.search)
    scrollTo({ top: 0, behavior: scrollBehavior() })
  })
}
