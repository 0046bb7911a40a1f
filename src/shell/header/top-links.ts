import { closestToTarget } from '../../dom/closest.ts'
import { scrollBehavior } from '../../dom/hash-scroll.ts'
import { isModifiedClick } from '../../dom/modified-click.ts'

/** Makes links to the current page scroll to its top instead of reloading it, and removes the hash from the URL. */
export function startTopLinks(): void {
  document.addEventListener('click', (event) => {
    const link = closestToTarget(event.target, 'a')
    if (!link || event.defaultPrevented || isModifiedClick(event)) return
    if (link.getAttribute('href') !== location.pathname) return
    event.preventDefault()
    if (location.hash) history.pushState(null, '', location.pathname + location.search)
    scrollTo({ top: 0, behavior: scrollBehavior() })
  })
}
