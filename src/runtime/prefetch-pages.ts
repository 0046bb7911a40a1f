import { closestToTarget } from '../dom/closest.ts'
import { intentEvents } from '../dom/intent-events.ts'

/**
 * Pages contain speculation rules for phones, which prefetch a page at the press. With a mouse, rules that prerender on
 * hover replace them; on a phone those would prerender every visible link. Without support for speculation rules, pages
 * are fetched into the HTTP cache at the first hover, touch or focus.
 */
export function startPrefetching(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) {
    if (!matchMedia('(pointer: coarse)').matches) addEagerRules()
  } else prefetchAtIntent()
}

/** The Content-Security-Policy allows this script by its hash: generator/pages/speculation-rules.ts. */
function addEagerRules(): void {
  const rules = document.querySelector('script[type="speculationrules"]')
  const eager = document.createElement('script')
  eager.type = 'speculationrules'
  eager.text = rules?.textContent.replace('prefetch', 'prerender').replace('moderate', 'eager') ?? ''
  document.head.append(eager)
}

function prefetchAtIntent(): void {
  const asked = new Set([location.pathname])
  const prefetch = ({ target }: Event) => {
    const link = closestToTarget<HTMLAnchorElement>(target, 'a[href]')
    if (!link || link.origin !== location.origin || link.hreflang || link.pathname.includes('.')) return
    if (asked.has(link.pathname)) return
    asked.add(link.pathname)
    // A failed prefetch is ignored: the navigation itself will report the error.
    fetch(link.pathname + link.search, { priority: 'low' }).catch(() => {})
  }
  for (const intent of intentEvents) document.addEventListener(intent, prefetch, { passive: true })
}
