/** The names and numbers that lead to a value: `['damage', 'sections', 2, 'title']`. */
export type KeyPath = readonly (string | number)[]

/**
 * The line of a value in the source of a content file, found by following its keys from the top; the nearest line
 * that could be found when the last key is not written out.
 * @example lineOf("export const en = {\n  close: 'Close',\n}", ['close']) // 2
 */
export function lineOf(source: string, path: KeyPath): number {
  let at = 0
  for (const [index, key] of path.entries()) {
    const previous = path[index - 1]
    const next = typeof key === 'number' ? at : findKey(source, key, at, typeof previous === 'number' ? previous : 0)
    if (next < 0) break
    at = next
  }
  return lineAt(source, at)
}

export function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length
}

/** Where a key stands after a place, having passed over as many of the same name as the list has earlier entries. */
function findKey(source: string, key: string, from: number, pass: number): number {
  const escaped = key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(`(?<=[\\s{,])['"]?${escaped}['"]?\\s*:`, 'g')
  pattern.lastIndex = from
  for (let passed = 0; ; passed++) {
    const match = pattern.exec(source)
    if (!match) return -1
    if (passed === pass) return match.index
  }
}
