import type { CalculatorMessages } from '../../../../generated/messages/calculator.ts'
import type { Language } from '../../../../site/languages.ts'
import { formatNumber } from '../../../language/format-number.ts'
import { countBatteries, estimateFlightSeconds, type NumberRange } from './flight-time.ts'
import { countPictures, countTakeOffPlaces, MEGABYTES_PER_PICTURE } from './sight-and-pictures.ts'

const MAX_SECONDS = 120
const MAX_MINUTES = 180

/**
 * Describes the flight time over an area.
 * @example describeFlight(120, m) // '20–30 min'
 */
export function describeFlight(hectares: number, m: CalculatorMessages): string {
  return describeRange(estimateFlightSeconds(hectares), m)
}

/**
 * Describes a range of seconds: in seconds up to two minutes, in minutes up to three hours, else in hours and minutes.
 * A unit that both ends share is written once. Minutes are rounded up, so that no flight time is understated.
 */
export function describeRange({ from, to }: NumberRange, m: CalculatorMessages): string {
  if (to <= MAX_SECONDS) return m.seconds({ seconds: formatRange(Math.ceil(from), Math.ceil(to)) })
  const [least, most] = [Math.ceil(from / 60), Math.ceil(to / 60)]
  if (to <= MAX_MINUTES * 60) return m.minutesOf({ minutes: formatRange(least, most) })
  if (least === most) return describeMinutes(least, m)
  return m.span({ from: describeMinutes(least, m), to: describeMinutes(most, m) })
}

export function describeBatteries(hectares: number, minutes: number): string {
  const { from, to } = countBatteries(estimateFlightSeconds(hectares), minutes)
  return formatRange(from, to)
}

/** Describes the minimum number of take-off places. */
export function describeTakeOffPlaces(hectares: number): string {
  const { from, to } = countTakeOffPlaces(hectares)
  return formatRange(from, to)
}

/**
 * Describes the number of pictures, rounded to tens from ten upwards, and their total file size.
 * @example describeImageCount(200, m, 'en') // '780–1,560 pictures, 8–16 GB'
 */
export function describeImageCount(hectares: number, m: CalculatorMessages, language: Language): string {
  const tens = (count: number) => (count < 10 ? count : Math.round(count / 10) * 10)
  const { from, to } = countPictures(hectares)
  const write = (count: number) => formatNumber(count, language)
  const megabytes = [tens(from) * MEGABYTES_PER_PICTURE, tens(to) * MEGABYTES_PER_PICTURE] as const
  const isLarge = megabytes[1] >= 1000
  const [least, most] = isLarge ? megabytes.map((size) => Math.round(size / 1000) || 1) : megabytes
  const size = formatRange(least ?? 0, most ?? 0)
  const pictures = `${write(tens(from))}–${write(tens(to))}`
  return m.picturesOf({ pictures, size: isLarge ? m.gigabytes({ size }) : m.megabytes({ size }) })
}

function describeMinutes(minutes: number, m: CalculatorMessages): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && m.hours({ hours }), rest > 0 && m.minutesOf({ minutes: String(rest) })]
    .filter(Boolean)
    .join('\u00a0')
}

function formatRange(from: number, to: number): string {
  return from === to ? String(from) : `${from}–${to}`
}
