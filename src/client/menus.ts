import { closest } from './closest.ts'

/*
 * Panels below a button that open on hover, focus and press, stay while the pointer or the focus is in them, and close
 * on Escape and on leaving (specification §2, Header). `data-open` says how: shown for a moment, or kept by a press.
 */
const MENU = '[data-menu]'

export function startMenus(): void {
  document.addEventListener('pointerover', (event) => {
    // the button also counts by itself: the pointer may come to it from a panel that has just closed under it
    if (event.pointerType === 'mouse' && enters(event, `${MENU} > button, ${MENU}`)) show(menuOf(event.target))
  })
  document.addEventListener('pointerout', (event) => {
    if (event.pointerType === 'mouse' && enters(event, MENU)) close(menuOf(event.target))
  })
  document.addEventListener('focusin', (event) => {
    if (enters(event, MENU)) show(menuOf(event.target))
  })
  document.addEventListener('focusout', (event) => {
    if (enters(event, MENU)) close(menuOf(event.target))
  })
  document.addEventListener('click', ({ target }) => {
    const menu = menuOf(target)
    // Where a tapped button takes no focus, nothing else tells that the visitor has gone on.
    for (const other of document.querySelectorAll<HTMLElement>(`${MENU}[data-open]`)) if (other !== menu) close(other)
    if (!menu || !(target instanceof Element)) return
    if (target.closest('a')) close(menu)
    else if (triggerOf(menu)?.contains(target)) set(menu, menu.dataset.open === 'pressed' ? null : 'pressed')
  })
  // On the document: a panel under the pointer closes on Escape wherever the focus is (WCAG 1.4.13).
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of document.querySelectorAll<HTMLElement>(`${MENU}[data-open]`)) {
      if (menu.contains(document.activeElement)) triggerOf(menu)?.focus()
      close(menu)
    }
  })
  // What the style sheet has opened so far stays open.
  for (const menu of document.querySelectorAll<HTMLElement>(`${MENU}:is(:hover, :focus-within)`)) show(menu)
}

/** Whether pointer or focus comes into something, or leaves it: it was, or goes, elsewhere. */
function enters({ target, relatedTarget }: PointerEvent | FocusEvent, what: string): boolean {
  const part = closest(target, what)
  return part !== null && !(relatedTarget instanceof Node && part.contains(relatedTarget))
}

function menuOf(target: EventTarget | null): HTMLElement | null {
  return closest(target, MENU)
}

function triggerOf(menu: HTMLElement): HTMLElement | null {
  return menu.querySelector<HTMLElement>(':scope > button')
}

function show(menu: HTMLElement | null): void {
  if (menu && menu.dataset.open === undefined) set(menu, 'shown')
}

function close(menu: HTMLElement | null): void {
  if (menu) set(menu, null)
}

function set(menu: HTMLElement, state: 'shown' | 'pressed' | null): void {
  if (state) menu.dataset.open = state
  else delete menu.dataset.open
  triggerOf(menu)?.setAttribute('aria-expanded', String(state !== null))
}
