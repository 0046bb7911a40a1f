import { claimFigures } from '../../../../site/claims.ts'

/** A range of values, such as the quickest and the slowest flight. */
export type NumberRange = { from: number; to: number }

/** The limits and initial value of the area; 1,600 ha is a square of 4 km. */
export const AREA_HA = { least: 1, most: 1600, start: 200 } as const
export const BATTERY_MINUTES = { least: 5, most: 120, start: 18 } as const
export const EXAMPLES_HA = [10, 50, 100, 500] as const

/** Estimates the flight time over an area, by the claim of seconds per hectare (content/claims.yaml). */
export function estimateFlightSeconds(hectares: number): NumberRange {
  const { from, to } = claimFigures.secondsPerHectare
  return { from: hectares * from, to: hectares * to }
}

/** Estimates the number of batteries that a flight needs, rounded up. */
export function countBatteries(seconds: NumberRange, minutesPerBattery: number): NumberRange {
  const count = (value: number) => Math.max(1, Math.ceil(value / 60 / minutesPerBattery))
  return { from: count(seconds.from), to: count(seconds.to) }
}

/** Returns the value, or null if it is outside the limits. */
export function nullIfOutOfRange(
  value: number | null,
  { least, most }: { least: number; most: number },
): number | null {
  return value !== null && value >= least && value <= most ? value : null
}

/**
 * Reads a value of the calculator from a URL's query; null if it is missing or outside the limits.
 * @example readSharedValue('?hectares=120', 'hectares', AREA_HA) // 120
 */
export function readSharedValue(search: string, name: 'hectares' | 'minutes', limits: { least: number; most: number }) {
  const text = new URLSearchParams(search).get(name)
  return text && /^\d+(\.\d+)?$/.test(text) ? nullIfOutOfRange(Number(text), limits) : null
}

/**
 * Writes the area, and the minutes per battery if they are not the default, into a URL's query. Other parameters are
 * kept, and so is the previous value of one that is null.
 * @example writeSharedValues('?a=b', 120, 18) // '?a=b&hectares=120'
 */
export function writeSharedValues(search: string, hectares: number | null, minutes: number | null): string {
  const query = new URLSearchParams(search)
  if (hectares !== null) query.set('hectares', String(hectares))
  if (minutes === BATTERY_MINUTES.start) query.delete('minutes')
  else if (minutes !== null) query.set('minutes', String(minutes))
  const text = String(query)
  return text && `?${text}`
}
