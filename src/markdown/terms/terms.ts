import { runWithLoadingNote } from '../../dom/chunk-note.ts'
import { closestToTarget } from '../../dom/closest.ts'
import { loadChunk } from '../../dom/load-chunk.ts'
import { isModifiedClick } from '../../dom/modified-click.ts'

/**
 * Shows a term's definition on hover, on focus, and at the first tap, which would otherwise follow the link; the card
 * contains that link. Modified clicks and mouse clicks follow the link. The chunk is loaded at the first of these
 * events; if that fails, a note below the text says so after a tap, and the next tap follows the link.
 */
export function startTermCards(): void {
  let pointer = ''
  /** Whether the card was open at pointerdown: at click the browser has already closed it. */
  let wasOpen = false
  /** The last pressed term; its pending card is dropped when something else is pressed. */
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
    // a closing card returns the focus to its term
    if (!term || (type === 'focusin' && isOpen)) return
    if (event instanceof MouseEvent && type === 'click') {
      if (!/touch|pen/.test(pointer) || isModifiedClick(event) || failed.has(term)) return
      event.preventDefault()
      if (!wasOpen) void runWithLoadingNote(term.closest<HTMLElement>('.prose > *') ?? term, () => tap(term), false)
    } else show(type, term).catch(console.warn)
  }
  // In the capture phase, before other listeners.
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click'] as const)
    document.addEventListener(type, handle, true)
  document.addEventListener('keydown', () => {
    pointer = ''
    pressed = null
  })
}
