import { runWithLoadingNote } from '../../dom/chunk-note.ts'
import { closestToTarget } from '../../dom/closest.ts'
import { loadChunk } from '../../dom/load-chunk.ts'
import { isModifiedClick } from '../../dom/modified-click.ts'

/**
 * Shows a card with a term's definition on hover, on keyboard focus, and on tap. A tap does not follow the term's link,
 * which the card repeats; mouse clicks and modified clicks do. The chunk is loaded on the first of these events. If
 * that fails after a tap, a note below the paragraph says so, and the next tap follows the link.
 */
export function startTermCards(): void {
  let pointer = ''
  /** Whether the card was open at pointerdown: at click the browser has already closed it. */
  let wasOpen = false
  /** The term that was tapped last; while its card is loading, a tap elsewhere cancels it. */
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
    const term = closestToTarget<HTMLAnchorElement>(target, 'a.term')
    const isOpen = term?.dataset.open !== undefined
    if (event instanceof PointerEvent && type === 'pointerdown') {
      pointer = event.pointerType
      pressed = term
      wasOpen = isOpen
    }
    // When a card closes, the browser returns the focus to the term, which must not reopen it.
    if (!term || (type === 'focusin' && isOpen)) return
    if (event instanceof MouseEvent && type === 'click') {
      if (!/touch|pen/.test(pointer) || isModifiedClick(event) || failed.has(term)) return
      event.preventDefault()
      if (!wasOpen) void runWithLoadingNote(term.closest<HTMLElement>('.prose > *') ?? term, () => tap(term), false)
    } else show(type, term).catch(console.warn)
  }
  // In the capture phase, so that it runs before other listeners and can prevent the default action.
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click'] as const)
    document.addEventListener(type, handle, true)
  document.addEventListener('keydown', () => {
    pointer = ''
    pressed = null
  })
}
