import type { Language } from '../../content/languages.ts'

const NO_BREAK = '\u00a0'

const units = [
  ...['mm', 'cm', 'm', 'km', 'ha', '%', '°C', 'm³', 'm²', 'm/s', 'km/h', 'min', 'kB', 'MB', 'GB'],
  ...['hectares?', 'metres?', 'minutes?', 'hours?', 'days?', 'per cent', 'megapixels?', 'kilometres?'],
  ...['hektar', 'meter', 'minuter', 'timmar', 'dagar', 'procent', 'megapixel', 'kilometer', 'dygn'],
].join('|')

const UNIT = new RegExp(`(\\d) (${units})(?![\\p{L}\\p{N}])`, 'gu')
const NUMBERED: Record<Language, RegExp> = {
  en: /\b(chapters?|steps?|compartments?|points?) (\d)/giu,
  sv: /(?<!\p{L})(kapitel|steg|avdelning|punkt|punkterna) (\d)/giu,
}

/**
 * Keeps a number beside its unit, and a chapter or a step beside its number: authors write ordinary spaces.
 * @example bindWords('At 100 m, see chapter 5', 'en') // 'At 100\u00a0m, see chapter\u00a05'
 */
export function bindWords(text: string, language: Language): string {
  return text
    .replace(/\s+/gu, (space) => (/[\u00a0\u202f]/u.test(space) ? space : ' '))
    .replace(/(?<=\d) (?=\d)/g, NO_BREAK) // a telephone number
    .replace(UNIT, `$1${NO_BREAK}$2`)
    .replace(NUMBERED[language], `$1${NO_BREAK}$2`)
}
