import { closestToTarget } from '../dom/closest.ts'

/** Events on a link that may be followed next. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Pages contain speculation rules for phones, which prefetch at a press. With a mouse the rules prerender on hover
 * instead; on a phone they would prerender every visible link. Without support for speculation rules, pages are fetched
 * into the HTTP cache at the first intent.
 */
export function startPrefetching(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) {
    if (!matchMedia('(pointer: coarse)').matches) addEagerRules()
  } else prefetchAtIntent()
}

/** The Content-Security-Policy allows this script by its hash: generator/speculation-rules.ts. */
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
    // ignored: the navigation itself will report it
    fetch(link.pathname + link.search, { priority: 'low' }).catch(() => {})
  }
  for (const intent of INTENTS) document.addEventListener(intent, prefetch, { passive: true })
}
