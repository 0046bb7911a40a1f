import { BUSY_AFTER_MS, showBusy } from './chunk-note.ts'
import { closest } from './closest.ts'
import { loadChunk } from './load-chunk.ts'
import { isModified } from './modified-click.ts'

/**
 * A term shows its meaning: to a pointer that rests on it, at focus, and at the first tap, which would otherwise follow
 * the link; the card holds that link. A modified click, and a mouse's, is the link's own. The code that shows cards is
 * loaded at the first of these; where it cannot be loaded, a tap follows the link.
 */
export function startTerms(): void {
  let pointer = ''
  /** Whether the card was open at pointerdown: the browser has closed it by the time of the click. */
  let wasOpen = false
  const handle = (event: MouseEvent | FocusEvent) => {
    const { type, target } = event
    const term = closest<HTMLAnchorElement>(target, 'a.term')
    const isOpen = term?.dataset.open !== undefined
    if (event instanceof PointerEvent && type === 'pointerdown') {
      pointer = event.pointerType
      wasOpen = isOpen
    }
    // a card that closes gives the focus back to its term
    if (!term || (type === 'focusin' && isOpen)) return
    if (event instanceof MouseEvent && type === 'click') {
      if (!/touch|pen/.test(pointer) || isModified(event)) return
      event.preventDefault()
      if (wasOpen) return
    }
    const isTapped = type === 'click'
    const late = setTimeout(() => isTapped && showBusy(term), BUSY_AFTER_MS)
    loadChunk('terms', () => import('./terms/handle-term-event.ts'))
      .then(({ handleTermEvent }) => handleTermEvent(type, term, pointer))
      .catch((error: unknown) => {
        console.warn(error)
        if (isTapped) location.assign(term.href)
      })
      .finally(() => {
        clearTimeout(late)
        term.ariaBusy = null
      })
  }
  // While capturing, before any other listener.
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click'] as const)
    document.addEventListener(type, handle, true)
  document.addEventListener('keydown', () => {
    pointer = ''
  })
}
