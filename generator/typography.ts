import type { Language } from '../site/languages.ts'

const NO_BREAK_SPACE = '\u00a0'
const NARROW_NO_BREAK_SPACE = '\u202f'
/** Forbids a line to end where it stands; it has no width. */
const WORD_JOINER = '\u2060'

const UNITS = 'ha|km/h|km|cm|mm|m²|m³|m³sk|m/s|m|kg|g|ton|°C|%|kWh|Wh|min|s|h|kr|kB|MB|GB|px'

/** Between a number, or a value in braces, and the sign of its unit. */
const BEFORE_UNIT = new RegExp(`(?<=[\\d}]) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu')

/** Telephone numbers, also without the country's: their groups are no thousands. */
export const PHONE_NUMBER = /(?<![\p{L}\p{N}.,:/-])(?:\+\d|\(?0\d)(?:[\s()/-]{0,2}\d){6,}/gu

/** Where a language parts the thousands of a number by a space. */
const THOUSANDS: Partial<Record<Language, RegExp>> = { sv: /(?<!\d)\d{1,3}(?: \d{3})+(?!\d)/g }

/**
 * Puts the spaces that nobody can see or type into a text: a no-break space between number and unit, a narrow one between
 * thousands. It changes no other sign, so that places and lengths stay the same.
 * @example setNoBreakSpaces('1 500 m', 'sv') // '1\u202f500\u00a0m'
 */
export function setNoBreakSpaces(text: string, language: Language): string {
  const spaced = text.replace(BEFORE_UNIT, NO_BREAK_SPACE)
  const thousands = THOUSANDS[language]
  if (!thousands) return spaced
  const withoutPhones = spaced.replace(PHONE_NUMBER, (phone) => phone.replaceAll(' ', '·'))
  return spaced.replace(thousands, (number, at: number) =>
    withoutPhones.startsWith(number, at) ? number.replaceAll(' ', NARROW_NO_BREAK_SPACE) : number,
  )
}

/**
 * Sets the no-break spaces of a short text of the interface, in whose narrow boxes a line must not end inside “e-post” or
 * “a–z” either. Documents go without: their words are searched for, copied and printed.
 */
export function setTypography(text: string, language: Language): string {
  return setNoBreakSpaces(text, language)
    .replace(/(?<![\p{L}\p{N}])e-(?=\p{Ll})/giu, `$&${WORD_JOINER}`)
    .replace(/(?<=(?<![\p{L}\p{N}])\p{L})–(?=\p{L}(?![\p{L}\p{N}]))/gu, `${WORD_JOINER}–${WORD_JOINER}`)
}
