import { type Language, mapLanguages } from '../../site/languages.ts'

const NO_BREAK_SPACE = '\u00a0'
const NARROW_NO_BREAK_SPACE = '\u202f'
/** WORD JOINER: forbids a line break and has no width. */
const WORD_JOINER = '\u2060'

const UNITS = [
  'ha|km/h|km|cm|mm|m²|m³|m³sk|m/s|m|kg|g|ton|°C|%|kWh|Wh|min|s|h|kr|kB|MB|GB|px|§|kap\\.',
  '(?:kilo|deci|centi|milli)?met(?:res?|ers?)|hectares?|hektars?|(?:mega)?pixels?|per cent|procent|degrees?|grader',
  'minutes?|minuters?|hours?|timmars?|days?|dagars?|dygn|weeks?|veckor|months?|månader|years?|år|pictures|bilder',
].join('|')

/** The space between a number, or a placeholder, and its unit. */
const BEFORE_UNIT = new RegExp(`(?<=[\\d}]) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu')

/** The space before the number in “chapter 5”, “LMFS 2019:3” and “SWEREF 99”, and before the letters of “99 TM”. */
const BEFORE_NUMBER =
  /(?<=(?<!\p{L})(?:SWEREF|WGS|RT|LMFS|\(EU\)|chapters?|sections?|steps?|compartments?|points?|kapitel|kap\.|§|steg|avdelning|punkt|punkterna)) (?=[\d{])|(?<=99) (?=TM)/giu

/** The spaces around the sign of multiplication in “169 × 127 m”. */
const AROUND_TIMES = /(?<=\d) (?=× \d)|(?<=\d[ \u00a0]×) (?=\d)/g

/** The space after the number of a table's row, as in “| 4. Observation |”. */
const AFTER_ROW_NUMBER = /(?<=\| \d\.) (?=\p{L})/gu

/** The space between day and month, by language. */
const BEFORE_MONTH = mapLanguages((language) => {
  const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, month) => format(Date.UTC(2000, month)))
  return new RegExp(`(?<=(?<!\\d)\\d{1,2}) (?=(?:${months.join('|')})(?!\\p{L}))`, 'gu')
})

/** Telephone numbers, also national ones, whose digit groups are not thousands. */
export const PHONE_NUMBER_PATTERN = /(?<![\p{L}\p{N}.,:/-])(?:\+\d|\(?0\d)(?:[\s()/-]{0,2}\d){6,}/gu

/** Spaces between thousands, in languages that use them. */
const THOUSANDS: Partial<Record<Language, RegExp>> = { sv: /(?<!\d)\d{1,3}(?: \d{3})+(?!\d)/g }

/**
 * Inserts spaces that cannot be seen or typed: a no-break space between number and unit, between day and month, before
 * the number of a chapter and after that of a row, around “×”, a narrow one between thousands. It replaces characters
 * one by one, so that offsets stay the same.
 * @example insertNoBreakSpaces('1 500 m', 'sv') // '1\u202f500\u00a0m'
 */
export function insertNoBreakSpaces(text: string, language: Language): string {
  const spaced = text
    .replace(BEFORE_UNIT, NO_BREAK_SPACE)
    .replace(BEFORE_NUMBER, NO_BREAK_SPACE)
    .replace(AROUND_TIMES, NO_BREAK_SPACE)
    .replace(AFTER_ROW_NUMBER, NO_BREAK_SPACE)
    .replace(BEFORE_MONTH[language], NO_BREAK_SPACE)
  const thousands = THOUSANDS[language]
  if (!thousands) return spaced
  const withoutPhones = spaced.replace(PHONE_NUMBER_PATTERN, (phone) => phone.replaceAll(' ', '·'))
  return spaced.replace(thousands, (number, at: number) =>
    withoutPhones.startsWith(number, at) ? number.replaceAll(' ', NARROW_NO_BREAK_SPACE) : number,
  )
}

/**
 * Inserts no-break spaces in a short text of the interface, and word joiners, so that no line ends inside “e-post” or
 * “a–z” in narrow boxes. Documents get none, since they are searched, copied and printed; their pages have those in
 * “4–8 GB” (src/markdown/render-document.ts).
 */
export function applyTypography(text: string, language: Language): string {
  return insertNoBreakSpaces(text, language)
    .replace(/(?<![\p{L}\p{N}])e-(?=\p{Ll})/giu, `$&${WORD_JOINER}`)
    .replace(/(?<=(?<![\p{L}\p{N}])\p{L})–(?=\p{L}(?![\p{L}\p{N}]))/gu, `${WORD_JOINER}–${WORD_JOINER}`)
}
