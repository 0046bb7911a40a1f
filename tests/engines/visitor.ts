import { vi } from 'vitest'

/** A driver-independent interface to one tab; paths are relative to the address of the site. */
export type Visitor = {
  goTo(path: string): Promise<void>
  back(): Promise<void>
  forward(): Promise<void>
  /** Clicks the first visible match of a selector by pointer events, as soon as there is one. */
  press(selector: string): Promise<void>
  /** Replaces the value of a field. */
  fill(selector: string, text: string): Promise<void>
  /** Presses a key on the focused element. */
  pressKey(name: 'Escape' | 'Tab' | 'Enter'): Promise<void>
  /** Evaluates a function in the page, and returns its result. The function is serialized: it must not use closures. */
  evaluate<T, A extends readonly unknown[]>(pageFunction: (...args: A) => T, ...args: A): Promise<T>
}

/** A browser engine with the ways to find and start its browser. */
export type Engine = {
  name: string
  /** Its Debian packages. */
  packages: readonly string[]
  /** The path of its executable, or undefined if it is not installed. */
  findExecutable: () => string | undefined
  /** Starts the browser; each `visit` opens a tab with empty storage. */
  start: (file: string, site: string) => Promise<{ visit: () => Promise<Visitor>; close: () => Promise<void> }>
}

/**
 * Polls a function in the page until its result is truthy, and returns the result; `says` completes the error message.
 */
export async function waitFor<T>(
  visitor: Visitor,
  condition: string,
  pageFunction: () => T | null | undefined | false,
): Promise<T> {
  const evaluate = () => visitor.evaluate(pageFunction).catch(() => null) // fails while the page navigates
  const found = await vi.waitUntil(evaluate, { timeout: 20_000, interval: 50 }).catch(() => null)
  if (!found) throw new Error(`It did not happen that ${condition}.`)
  return found
}
