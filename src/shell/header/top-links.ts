import { closest } from '../../dom/closest.ts'
import { scrollBehavior } from '../../dom/hash-scroll.ts'
import { isModified } from '../../dom/modified-click.ts'

/** Scrolls smoothly to the top at a link to the current page, and takes the hash out of the address. */
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
