/*
 * The page as the reader has it, so that it can be put back when React fails: what React takes out of a page stays as
 * it was, with what was written into it, as long as somebody still holds it.
 */
import { onPageShown } from './page-shown.ts'
import { settle } from './settle.ts'

/** What is lost when its element leaves the document, even if it comes back. */
export type Moment = { left: number; top: number; focused: Element | null; modal: Element[]; popped: Element[] }

/** What a reader may have changed on a page. */
const PARTS = 'a, button, input, select, textarea, summary, details, dialog, [data-open], [tabindex]'

export class KeptPage {
  readonly #root: Element
  #pathname = ''
  #children: ReadonlyMap<Element, readonly ChildNode[]> = new Map()
  #parts: readonly HTMLElement[] = []
  #top = scrollY
  #focused = document.activeElement

  /** Every page that is shown from now on is noted: how its nodes hang together, and those of the head, which are React's too. */
  constructor(root: Element) {
    this.#root = root
    this.#note()
    onPageShown(() => this.#note())
    addEventListener('scroll', () => (this.#top = scrollY), { passive: true })
    document.addEventListener('focusin', () => (this.#focused = document.activeElement))
    // Later: an element that React takes out is still wanted while it does so.
    document.addEventListener('focusout', () => queueMicrotask(() => (this.#focused = document.activeElement)))
  }

  #note(): void {
    const children = new Map<Element, readonly ChildNode[]>()
    for (const parent of [document.head, this.#root, ...this.#root.querySelectorAll('*')]) {
      if (parent.firstChild) children.set(parent, [...parent.childNodes])
    }
    this.#pathname = location.pathname
    this.#children = children
    this.#parts = [...this.#root.querySelectorAll<HTMLElement>(PARTS)]
  }

  /**
   * React has failed: everything is put back where it was, into a root that React does not hear. What is there still is
   * not moved. From now on the page is what it is without React; one that was never shown is loaded.
   */
  putBack(moment: Moment): void {
    document.documentElement.dataset.plain = ''
    if (this.#pathname !== location.pathname) {
      location.reload()
      return
    }
    const fresh = document.createElement('div')
    fresh.id = this.#root.id
    for (const [parent, nodes] of this.#children) {
      const place = parent === this.#root ? fresh : parent
      if (parent === document.head) place.append(...nodes.filter((node) => !node.isConnected))
      else if (nodes.length !== place.childNodes.length || nodes.some((node, at) => node !== place.childNodes[at]))
        place.replaceChildren(...nodes)
    }
    this.#root.replaceWith(fresh)
    goOn(moment, (element) => element)
  }

  /** React has made parts of the page anew: what the reader had done in the old ones is done in the new. */
  carryOver(): void {
    const made = named([...this.#root.querySelectorAll<HTMLElement>(PARTS)])
    const lost = [...named(this.#parts)].filter(([, part]) => !part.isConnected)
    const twins = new Map<Element, HTMLElement | undefined>(lost.map(([name, part]) => [part, made.get(name)]))
    for (const [part, twin] of twins) if (twin) carryState(part, twin)
    const modal = lost.flatMap(([, part]) => (part instanceof HTMLDialogElement && part.open ? [part] : []))
    const moment = { left: scrollX, top: this.#top, focused: this.#focused, modal, popped: [] }
    settle(true) // a part that is put off again would move the others
    goOn(moment, (element) => (element.isConnected ? element : twins.get(element)))
    this.#note()
  }
}

/** To be asked before anything is taken out. */
export function noteMoment(): Moment {
  return {
    left: scrollX,
    top: scrollY,
    focused: document.activeElement,
    modal: find('dialog:modal'),
    popped: find(':popover-open'),
  }
}

/** Elements by what tells them from others on the page, whatever an extension has put between them. */
function named(elements: readonly HTMLElement[]): ReadonlyMap<string, HTMLElement> {
  const byName = new Map<string, HTMLElement>()
  for (const element of elements) {
    const { id, tagName, textContent } = element
    const name = id || [tagName, element.getAttribute('name'), element.getAttribute('href'), textContent].join(' ')
    let count = 1
    while (byName.has(`${name} ${count}`)) count++
    byName.set(`${name} ${count}`, element)
  }
  return byName
}

function carryState(from: Element, to: Element): void {
  if (isField(from) && isField(to)) to.value = from.value
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open
  for (const name of ['data-open', 'aria-expanded']) {
    const value = from.getAttribute(name)
    if (value !== null) to.setAttribute(name, value)
  }
}

function isField(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  if (element instanceof HTMLInputElement) return element.type !== 'checkbox' && element.type !== 'radio'
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
}

function goOn({ left, top, focused, modal, popped }: Moment, twinOf: (element: Element) => Element | undefined): void {
  for (const dialog of modal.map(twinOf)) {
    if (!(dialog instanceof HTMLDialogElement)) continue
    dialog.removeAttribute('open') // out of the document it was none any more, but kept its word
    dialog.showModal()
  }
  for (const card of popped.map(twinOf)) if (card instanceof HTMLElement) card.showPopover()
  const place = focused && twinOf(focused)
  if (place instanceof HTMLElement && place !== document.activeElement) place.focus({ preventScroll: true })
  scrollTo({ left, top, behavior: 'instant' })
}

/** Older browsers know some of these not, and have none of them then. */
function find(selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector)]
  } catch {
    return []
  }
}
