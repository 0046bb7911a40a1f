/** Somebody at a page in one of the engines; every address begins with that of the site. */
export type Visitor = {
  go(path: string): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /** Presses what a selector finds, with a pointer, as soon as it is there. */
  press(selector: string): Promise<void>
  /** Writes into a field after it was emptied. */
  write(selector: string, text: string): Promise<void>
  /** Presses a key, wherever the focus is. */
  key(name: 'Escape' | 'Tab' | 'Enter'): Promise<void>
  /** What a function gives in the page; it may use its arguments only. */
  read<T, A extends readonly unknown[]>(look: (...args: A) => T, ...args: A): Promise<T>
}

/** A browser's engine: where it is found, and how a visit in it begins. */
export type Engine = {
  name: string
  /** What is to be installed when it is missing, as Debian calls it. */
  packages: readonly string[]
  /** The file that runs it, or undefined. */
  find: () => string | undefined
  /** Starts the browser; each `visit` is a visitor of a site without anything stored. */
  start: (file: string, site: string) => Promise<{ visit: () => Promise<Visitor>; end: () => Promise<void> }>
}

/** Waits until something is so in the page; then gives what it is. */
export async function until<T>(visitor: Visitor, says: string, look: () => T | null | undefined | false): Promise<T> {
  const limit = Date.now() + 20_000
  for (;;) {
    // a page that is on its way out cannot be read
    const found = await visitor.read(look).catch(() => null)
    if (found) return found
    if (Date.now() > limit) throw new Error(`It did not happen that ${says}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
