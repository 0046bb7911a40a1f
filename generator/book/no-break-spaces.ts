const NO_BREAK = '\u00a0'

const UNITS = [
  ...['hectares?', 'metres?', 'minutes?', 'hours?', 'days?', 'per cent', 'megapixels?', 'kilometres?'],
  ...['hektar', 'meter', 'minuter', 'timmar', 'dagar', 'procent', 'megapixel', 'kilometer', 'dygn'],
].join('|')
const UNIT = new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\p{N}]))`, 'gu')
const NUMBER =
  /(?<=(?<!\p{L})(?:RT|chapters?|steps?|compartments?|points?|kapitel|steg|avdelning|punkt|punkterna)) (?=\d)/giu

/**
 * Keeps a number beside its unit, and a chapter, a step or a system beside its number, where authors write ordinary spaces;
 * before a sign of a unit (ha, %) they may not. Readers copy such a space as an ordinary one.
 * @example addNoBreakSpaces('At 100 metres, see chapter 5') // 'At 100\u00a0metres, see chapter\u00a05'
 */
export function addNoBreakSpaces(text: string): string {
  return text
    .replace(/\s+/gu, (space) => (/[\u00a0\u202f]/u.test(space) ? space : ' '))
    .replace(/(?<=\d) (?=\d)/g, NO_BREAK) // a telephone number
    .replace(/(?<=\d) × (?=\d)/g, `${NO_BREAK}×${NO_BREAK}`)
    .replace(UNIT, NO_BREAK)
    .replace(NUMBER, NO_BREAK)
}
