import { closest } from './closest.ts'
import { loadChunk } from './load-chunk.ts'
import { isModified } from './modified-click.ts'

/**
 * A term shows its meaning: to a pointer that rests on it, at focus, and at the first tap, which would otherwise follow
 * the link; the card holds that link. A modified click, and a mouse's, is the link's own. The part that shows cards comes
 * at the first sign of interest; where it cannot be had, a tap follows the link.
 */
export function startTerms(): void {
  let pointer = ''
  /** Whether the card was there when the finger came down: the browser has closed it by the time of the click. */
  let wasOpen = false
  const hear = (event: Event) => {
    const term = closest<HTMLAnchorElement>(event.target, 'a.term')
    const isOpen = term?.dataset.open !== undefined
    if (event.type === 'keydown') pointer = ''
    if (event instanceof PointerEvent && event.type === 'pointerdown') {
      pointer = event.pointerType
      wasOpen = isOpen
    }
    if (!term || event.type === 'keydown') return
    // what closes the card gives the focus back
    if (event.type === 'focusin' && isOpen) return
    if (event instanceof MouseEvent && event.type === 'click') {
      if (!/touch|pen/.test(pointer) || isModified(event)) return
      event.preventDefault()
      if (wasOpen) return
    }
    const { type } = event
    loadChunk('terms', () => import('./terms/hear-term.ts'))
      .then(({ hearTerm }) => hearTerm(type, term, pointer))
      .catch((error: unknown) => {
        console.warn('The meaning of a term could not be loaded.', error)
        if (type === 'click') location.assign(term.href)
      })
  }
  // On their way down, before anything else hears them.
  for (const type of ['keydown', 'pointerover', 'pointerdown', 'focusin', 'click'])
    document.addEventListener(type, hear, true)
}
