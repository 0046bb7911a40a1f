const NO_BREAK = '\u00a0'

const UNITS = [
  ...['hectares?', 'metres?', 'minutes?', 'hours?', 'days?', 'per cent', 'megapixels?', 'kilometres?'],
  ...['hektar', 'meter', 'minuter', 'timmar', 'dagar', 'procent', 'megapixel', 'kilometer', 'dygn'],
].join('|')
const UNIT = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\p{N}]))`, 'gu')

/**
 * Replaces the space between a number and the unit after it by U+00A0, which is copied from a PDF as an ordinary space.
 * Unit symbols (ha, %), “chapter 5” and “×” already have one: see insertNoBreakSpaces.
 * @example insertBookNoBreakSpaces('At 100 metres') // 'At 100\u00a0metres'
 */
export function insertBookNoBreakSpaces(text: string): string {
  return text
    .replace(/\s+/gu, (space) => (/[\u00a0\u202f]/u.test(space) ? space : ' '))
    .replace(/(?<=\d) (?=\d)/g, NO_BREAK) // a telephone number
    .replace(UNIT, NO_BREAK)
}
