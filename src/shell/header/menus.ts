import { closestToTarget } from '../../dom/closest.ts'
import { isModifiedClick } from '../../dom/modified-click.ts'

/*
 * Menu panels that open on hover, focus and press, stay open while they contain pointer or focus, and close on Escape
 * and on leaving. `data-open` tells whether a panel is open temporarily or kept by a press.
 */
const MENU = '[data-menu]'

export function startMenus(): void {
  for (const type of ['pointerover', 'pointerout', 'focusin', 'focusout'] as const)
    document.addEventListener(type, (event: PointerEvent | FocusEvent) => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return
      const isLeft = type.endsWith('out')
      // the button is also observed itself: the pointer may enter it from a panel that has just closed
      if (!crosses(event, isLeft ? MENU : `${MENU} > button, ${MENU}`)) return
      if (isLeft) closeMenu(closestToTarget(event.target, MENU))
      else openMenu(closestToTarget(event.target, MENU))
    })
  document.addEventListener('click', (event) => {
    const menu = closestToTarget(event.target, MENU)
    // A tapped button may not get focus (Safari), so no `focusout` closes the other menus.
    for (const other of document.querySelectorAll<HTMLElement>(`${MENU}[data-open]`))
      if (other !== menu) closeMenu(other)
    if (!menu || isModifiedClick(event)) return
    if (closestToTarget(event.target, 'a')) closeMenu(menu)
    else if (closestToTarget(event.target, 'button')) setState(menu, menu.dataset.open === 'pressed' ? null : 'pressed')
  })
  // On the document: a hovered panel closes on Escape wherever the focus is (WCAG 1.4.13).
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of document.querySelectorAll<HTMLElement>(`${MENU}[data-open]`)) {
      if (menu.contains(document.activeElement)) menu.querySelector('button')?.focus()
      closeMenu(menu)
    }
  })
  // Menus that CSS opened before the runtime had loaded stay open.
  for (const menu of document.querySelectorAll<HTMLElement>(`${MENU}:is(:hover, :focus-within)`)) openMenu(menu)
}

/** Whether a pointer or focus event enters or leaves the matching element, rather than moves inside it. */
function crosses({ target, relatedTarget }: PointerEvent | FocusEvent, what: string): boolean {
  const part = closestToTarget(target, what)
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
