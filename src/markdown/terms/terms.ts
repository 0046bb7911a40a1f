import { runWithNote } from '../../dom/chunk-note.ts'
import { closest } from '../../dom/closest.ts'
import { loadChunk } from '../../dom/load-chunk.ts'
import { isModified } from '../../dom/modified-click.ts'

/**
 * A term shows its meaning: to a pointer that rests on it, at focus, and at the first tap, which would otherwise follow
 * the link; the card holds that link. A modified click, and a mouse's, is the link's own. The code that shows cards is
 * loaded at the first of these; where it cannot be loaded, a note below the text says so after a tap, and the next tap on
 * the term follows the link.
 */
export function startTerms(): void {
  let pointer = ''
  /** Whether the card was open at pointerdown: the browser has closed it by the time of the click. */
  let wasOpen = false
  /** The term that was pressed last; once something else is pressed, its card is not wanted any more. */
  let pressed: HTMLElement | null = null
  const failed = new WeakSet<HTMLElement>()
  const show = async (type: string, term: HTMLAnchorElement) => {
    const { handleTermEvent } = await loadChunk('terms', () => import('./handle-term-event.ts'))
    if (type !== 'click' || pressed === term) await handleTermEvent(type, term, pointer)
  }
  const tap = async (term: HTMLAnchorElement) => {
    pressed = term
    try {
      await show('click', term)
      failed.delete(term)
    } catch (error) {
      if (pressed !== term) return
      failed.add(term)
      throw error
    }
  }
  const handle = (event: MouseEvent | FocusEvent) => {
    const { type, target } = event
    const term = closest<HTMLAnchorElement>(target, 'a.term')
    const isOpen = term?.dataset.open !== undefined
    if (event instanceof PointerEvent && type === 'pointerdown') {
      pointer = event.pointerType
      pressed = term
      wasOpen = isOpen
    }
    // a card that closes gives the focus back to its term
    if (!term || (type === 'focusin' && isOpen)) return
    if (event instanceof MouseEvent && type === 'click') {
      if (!/touch|pen/.test(pointer) || isModified(event) || failed.has(term)) return
      event.preventDefault()
      if (!wasOpen) void runWithNote(term.closest<HTMLElement>('.prose > *') ?? term, () => tap(term), false)
    } else show(type, term).catch(console.warn)
  }
  // While capturing, before any other listener.
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click'] as const)
    document.addEventListener(type, handle, true)
  document.addEventListener('keydown', () => {
    pointer = ''
    pressed = null
  })
}
