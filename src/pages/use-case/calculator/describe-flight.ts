import type { CalculatorMessages } from '../../../../content/messages/calculator.en.ts'
import { batteriesFor, type Duration, flightSeconds, toDurations } from './flight-time.ts'

/**
 * The flight time in words; a unit that both ends share is said once.
 * @example describeFlight(120, m) // '20–30 min'
 */
export function describeFlight(hectares: number, m: CalculatorMessages): string {
  const { from, to } = toDurations(flightSeconds(hectares))
  if (to.seconds > 0) return m.seconds(range(from.seconds, to.seconds))
  if (to.hours === 0) return m.minutesOf(range(from.minutes, to.minutes))
  return m.span(describeDuration(from, m), describeDuration(to, m))
}

export function describeBatteries(hectares: number, minutes: number): string {
  const { from, to } = batteriesFor(flightSeconds(hectares), minutes)
  return range(from, to)
}

function describeDuration({ hours, minutes }: Duration, m: CalculatorMessages): string {
  const parts = [hours > 0 && m.hours(hours), minutes > 0 && m.minutesOf(String(minutes))]
  return parts.filter(Boolean).join('\u00a0')
}

function range(from: number, to: number): string {
  return from === to ? String(from) : `${from}–${to}`
}
