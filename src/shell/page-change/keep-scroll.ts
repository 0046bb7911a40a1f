/** Where the page stood when the language was chosen; null when nothing is to be kept. */
let kept: number | null = null

/**
 * Remembers the scroll position for the page that comes next. The router would scroll to the address's hash, but a
 * choice of language keeps the reader's place (architecture §4).
 */
export function keepScroll(): void {
  kept = scrollY
}

/** Goes to the remembered position, once; called after the router's own scrolling. */
export function restoreKeptScroll(): void {
  if (kept !== null) scrollTo({ top: kept, behavior: 'instant' })
  kept = null
}
