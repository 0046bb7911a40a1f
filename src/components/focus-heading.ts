/** Moves the focus to the page's heading and gives its text; the scroll position is not the focus's business. */
export function focusHeading(): string {
  const heading = document.querySelector<HTMLElement>('main h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading?.textContent || document.title
}
