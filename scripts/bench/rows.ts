/** A row of a result table. */
export type BenchRow = Record<string, number | string>

/** A row with a measurement, its limit, and the verdict. */
export function rowWithLimit(limit: number, found: number, unit = ''): BenchRow {
  return { found: Number(found.toPrecision(4)), limit, unit, verdict: found <= limit ? 'holds' : 'OVER' }
}

/** The median, or the upper median of an even number of values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? 0
}
