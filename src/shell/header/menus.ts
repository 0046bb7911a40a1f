import { closestToTarget } from '../../dom/closest.ts'
import { isModifiedClick } from '../../dom/modified-click.ts'

/*
 * Menu panels open on hover, focus and click, and stay open while they contain the pointer or the focus. They close on
 * Escape and when pointer or focus leaves. `data-open` is `shown` for a panel opened by hover or focus, `pressed` by
 * click.
 */
const MENU_SELECTOR = '[data-menu]'

export function startMenus(): void {
  for (const type of ['pointerover', 'pointerout', 'focusin', 'focusout'] as const)
    document.addEventListener(type, (event: PointerEvent | FocusEvent) => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return
      const isLeft = type.endsWith('out')
      // Entering the button counts too, not only the menu: the pointer may come from a panel that has just closed.
      if (!crossesBoundary(event, isLeft ? MENU_SELECTOR : `${MENU_SELECTOR} > button, ${MENU_SELECTOR}`)) return
      if (isLeft) closeMenu(closestToTarget(event.target, MENU_SELECTOR))
      else openMenu(closestToTarget(event.target, MENU_SELECTOR))
    })
  document.addEventListener('click', (event) => {
    const menu = closestToTarget(event.target, MENU_SELECTOR)
    // In Safari a tapped button does not get the focus, so no focusout event closes the other menus.
    for (const other of document.querySelectorAll<HTMLElement>(`${MENU_SELECTOR}[data-open]`))
      if (other !== menu) closeMenu(other)
    if (!menu || isModifiedClick(event)) return
    if (closestToTarget(event.target, 'a')) closeMenu(menu)
    else if (closestToTarget(event.target, 'button')) setState(menu, menu.dataset.open === 'pressed' ? null : 'pressed')
  })
  // On the document, since a hovered panel must close on Escape wherever the focus is (WCAG 1.4.13).
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of document.querySelectorAll<HTMLElement>(`${MENU_SELECTOR}[data-open]`)) {
      if (menu.contains(document.activeElement)) menu.querySelector('button')?.focus()
      closeMenu(menu)
    }
  })
  // Menus that CSS has opened before the runtime was loaded stay open.
  for (const menu of document.querySelectorAll<HTMLElement>(`${MENU_SELECTOR}:is(:hover, :focus-within)`))
    openMenu(menu)
}

/** Whether a pointer or focus event enters or leaves the matching element, rather than moves inside it. */
function crossesBoundary({ target, relatedTarget }: PointerEvent | FocusEvent, what: string): boolean {
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
