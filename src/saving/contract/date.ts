import { type Language, locales } from '../../../site/languages.ts'

/** Type guard for an ISO date with time, as in JSON. */
export function isIsoDateTime(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))
}

/**
 * Formats a date without weekday and time; with the year if it is not the current one, or if `withYear` is set.
 * @example formatDay('2026-11-21T08:00:00Z', 'sv') // '21 november'
 */
export function formatDay(iso: string, language: Language, withYear = false, now = new Date()): string {
  const date = new Date(iso)
  const isOther = withYear || date.getFullYear() !== now.getFullYear()
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    ...(isOther && { year: 'numeric' as const }),
  }).format(date)
}
