import { type Language, locales } from '../../../site/languages.ts'

/** Whether a value is an ISO date with time, as JSON has it. */
export function isMoment(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))
}

/**
 * A day as in a sentence; with the year when it is not the present one, or when asked for.
 * @example writeDay('2026-11-21T08:00:00Z', 'sv') // '21 november'
 */
export function writeDay(iso: string, language: Language, withYear = false, now = new Date()): string {
  const date = new Date(iso)
  const isOther = withYear || date.getFullYear() !== now.getFullYear()
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    ...(isOther && { year: 'numeric' as const }),
  }).format(date)
}
