/** A line of a table of the bench. */
export type BenchRow = Record<string, number | string>

/** What was found, what it may be at most, and whether it is. */
export function atMost(limit: number, found: number, unit = ''): BenchRow {
  return { found: Number(found.toPrecision(4)), limit, unit, verdict: found <= limit ? 'holds' : 'OVER' }
}

/** The middle of some measurements; of an even number the upper one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? 0
}
