import { closest } from '../../dom/closest.ts'
import { isModified } from '../../dom/modified-click.ts'

/*
 * Panels below a button that open on hover, focus and press, stay while the pointer or the focus is in them, and close
 * on Escape and on leaving. `data-open` says how: shown for a moment, or kept by a press.
 */
const MENU = '[data-menu]'

export function startMenus(): void {
  for (const type of ['pointerover', 'pointerout', 'focusin', 'focusout'] as const)
    document.addEventListener(type, (event: PointerEvent | FocusEvent) => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return
      const isLeft = type.endsWith('out')
      // the button also counts by itself: the pointer may come to it from a panel that has just closed under it
      if (!crosses(event, isLeft ? MENU : `${MENU} > button, ${MENU}`)) return
      if (isLeft) closeMenu(closest(event.target, MENU))
      else openMenu(closest(event.target, MENU))
    })
  document.addEventListener('click', (event) => {
    const menu = closest(event.target, MENU)
    // A tapped button may take no focus, so that no `focusout` closes the other menus.
    for (const other of document.querySelectorAll<HTMLElement>(`${MENU}[data-open]`))
      if (other !== menu) closeMenu(other)
    if (!menu || isModified(event)) return
    if (closest(event.target, 'a')) closeMenu(menu)
    else if (closest(event.target, 'button')) setState(menu, menu.dataset.open === 'pressed' ? null : 'pressed')
  })
  // On the document: a panel under the pointer closes on Escape wherever the focus is (WCAG 1.4.13).
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of document.querySelectorAll<HTMLElement>(`${MENU}[data-open]`)) {
      if (menu.contains(document.activeElement)) menu.querySelector('button')?.focus()
      closeMenu(menu)
    }
  })
  // Menus that the style sheet has opened before the runtime was loaded stay open.
  for (const menu of document.querySelectorAll<HTMLElement>(`${MENU}:is(:hover, :focus-within)`)) openMenu(menu)
}

/** Whether the event crosses the border of an element of that selector, and does not stay inside. */
function crosses({ target, relatedTarget }: PointerEvent | FocusEvent, what: string): boolean {
  const part = closest(target, what)
  return part !== null && !(relatedTarget instanceof Node && part.contains(relatedTarget))
}

function openMenu(menu: HTMLElement | null): void {
  if (menu && menu.dataset.open === undefined) setState(menu, 'shown')
}

function closeMenu(menu: HTMLElement | null): void {
  if (menu) setState(menu, null)
}

function setState(menu: HTMLElement, state: 'shown' | 'pressed' | null): void {
  if (state) menu.dataset.open = state
  else delete menu.dataset.open
  menu.querySelector('button')?.setAttribute('aria-expanded', String(state !== null))
}
