import { closest } from '../dom/closest.ts'

/** What a visitor does on a link that may be followed next. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Pages hold speculation rules that suit a phone, whose pointer is coarse: they fetch the next page at a press. With a
 * mouse it is rendered as soon as the pointer comes to a link; a phone would render every link that comes into view.
 * Where the browser knows no such rules, the page is fetched into its cache at the first sign of intent.
 */
export function startPreparingPages(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) {
    if (!matchMedia('(pointer: coarse)').matches) addEagerRules()
  } else prefetchAtIntent()
}

/** The policy allows the text by its hash: generator/speculation-rules.ts. */
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
    const link = closest<HTMLAnchorElement>(target, 'a[href]')
    if (!link || link.origin !== location.origin || link.hreflang || link.pathname.includes('.')) return
    if (asked.has(link.pathname)) return
    asked.add(link.pathname)
    fetch(link.pathname + link.search, { priority: 'low' }).catch(() => {}) // the click itself will say so
  }
  for (const intent of INTENTS) document.addEventListener(intent, prefetch, { passive: true })
}
