import type { CalculatorMessages } from '../../../../generated/messages/calculator.ts'
import type { Language } from '../../../../site/languages.ts'
import { formatNumber } from '../../../language/format-number.ts'
import { batteriesFor, flightSeconds, type NumberRange } from './flight-time.ts'
import { MEGABYTES_PER_PICTURE, pictureCount, takeOffPlaceCount } from './sight-and-pictures.ts'

const MAX_SECONDS = 120
const MAX_MINUTES = 180

/**
 * The flight time in words.
 * @example describeFlight(120, m) // '20–30 min'
 */
export function describeFlight(hectares: number, m: CalculatorMessages): string {
  return describeRange(flightSeconds(hectares), m)
}

/**
 * Seconds up to two minutes, minutes up to three hours, then both hours and minutes; a unit that both ends share is said
 * once. Minutes are rounded up, so that no flight is shown shorter than it is.
 */
export function describeRange({ from, to }: NumberRange, m: CalculatorMessages): string {
  if (to <= MAX_SECONDS) return m.seconds({ seconds: range(Math.ceil(from), Math.ceil(to)) })
  const [least, most] = [Math.ceil(from / 60), Math.ceil(to / 60)]
  if (to <= MAX_MINUTES * 60) return m.minutesOf({ minutes: range(least, most) })
  if (least === most) return describeMinutes(least, m)
  return m.span({ from: describeMinutes(least, m), to: describeMinutes(most, m) })
}

export function describeBatteries(hectares: number, minutes: number): string {
  const { from, to } = batteriesFor(flightSeconds(hectares), minutes)
  return range(from, to)
}

/** The minimum number of take-off places, in words. */
export function describeTakeOffPlaces(hectares: number): string {
  const { from, to } = takeOffPlaceCount(hectares)
  return range(from, to)
}

/**
 * How many pictures, in tens from ten on, and what they weigh together.
 * @example describeImageCount(200, m, 'en') // '780–1,560 pictures, 8–16 GB'
 */
export function describeImageCount(hectares: number, m: CalculatorMessages, language: Language): string {
  const tens = (count: number) => (count < 10 ? count : Math.round(count / 10) * 10)
  const { from, to } = pictureCount(hectares)
  const write = (count: number) => formatNumber(count, language)
  const megabytes = [tens(from) * MEGABYTES_PER_PICTURE, tens(to) * MEGABYTES_PER_PICTURE] as const
  const isLarge = megabytes[1] >= 1000
  const [least, most] = isLarge ? megabytes.map((size) => Math.round(size / 1000) || 1) : megabytes
  const size = range(least ?? 0, most ?? 0)
  const pictures = `${write(tens(from))}–${write(tens(to))}`
  return m.picturesOf({ pictures, size: isLarge ? m.gigabytes({ size }) : m.megabytes({ size }) })
}

function describeMinutes(minutes: number, m: CalculatorMessages): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && m.hours({ hours }), rest > 0 && m.minutesOf({ minutes: String(rest) })]
    .filter(Boolean)
    .join('\u00a0')
}

function range(from: number, to: number): string {
  return from === to ? String(from) : `${from}–${to}`
}
