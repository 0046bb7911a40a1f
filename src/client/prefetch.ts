/** What a visitor does on a link that may be followed next. */
const INTENTS = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Where the browser knows no speculation rules (build/speculation-rules.ts), the next page is fetched into its cache at
 * the first sign of intent.
 */
export function startPrefetching(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  const asked = new Set([location.pathname])
  for (const intent of INTENTS)
    document.addEventListener(
      intent,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
        if (!link || link.origin !== location.origin || link.hreflang || link.pathname.includes('.')) return
        if (asked.has(link.pathname)) return
        asked.add(link.pathname)
        fetch(link.pathname + link.search, { priority: 'low' }).catch(() => {}) // the click itself will say so
      },
      { passive: true },
    )
}
