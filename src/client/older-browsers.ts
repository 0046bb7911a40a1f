/*
 * What browsers of 2021 and 2022 lack of the language and the web, as far as we or our libraries use it: first in each
 * thread, so that nothing else need think of it. Syntax is the build's matter (`target` in vite.config.ts).
 */

/** Adds a method where there is none; enumerated like the browser's own, that is not at all. */
function provide(place: object, name: string, value: (...given: never[]) => unknown): void {
  if (!(name in place)) Object.defineProperty(place, name, { value, writable: true, configurable: true })
}

function at(this: ArrayLike<unknown>, index: number): unknown {
  return this[index < 0 ? this.length + index : index]
}

for (const kind of [Array, String, Object.getPrototypeOf(Uint8Array)]) provide(kind.prototype, 'at', at)
provide(
  Object,
  'hasOwn',
  (owner: object, key: PropertyKey) => Object.getOwnPropertyDescriptor(owner, key) !== undefined,
)
