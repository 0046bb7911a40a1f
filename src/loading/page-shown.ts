const PAGE_SHOWN = 'pageshown'

/** Says that another page, text or place of the page is shown now; who shows it says so. */
export function sayPageShown(): void {
  dispatchEvent(new Event(PAGE_SHOWN))
}

/** Calls each time that another page, text or place of the page is shown. */
export function onPageShown(act: () => void): void {
  addEventListener(PAGE_SHOWN, act)
}
