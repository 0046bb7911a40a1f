import { type Language, numberSigns } from '../content/languages.ts'
import type { Issue } from './issue.ts'
import { mask, type Passage } from './passage.ts'
import { tellDifference, without } from './translations.ts'

/** English 1,500 and 0.5; Swedish 1 500 (any no-break or plain space) and 0,5. */
function signsOf(language: Language): { decimal: string; thousands: string } {
  const { decimal, thousands } = numberSigns[language]
  return { decimal: `[${decimal}]`, thousands: /\s/.test(thousands) ? '[\\u202f\\u00a0 ]' : `[${thousands}]` }
}

const WORDS: Record<Language, readonly string[]> = {
  en: ['zero', 'one|an?', 'two|twice', ...'three four five six seven eight nine ten eleven twelve'.split(' ')],
  sv: ['noll', 'en|ett', 'två', ...'tre fyra fem sex sju åtta nio tio elva tolv'.split(' ')],
}

/**
 * The numbers of a text in one notation, so that languages can be compared; of a date written in figures only year
 * and day, because the month may be a word in the other language.
 * @example readNumbers('1\u202f500 ha, 0,5 ha', 'sv') // ['1500', '0.5']
 */
export function readNumbers(text: string, language: Language): string[] {
  const plain = text
    .replace(/\bWCAG [\d.]+\d/g, 'WCAG') // the version of a standard is a part of its name
    .replace(/(\d{4})-\d{2}-(\d{2})/g, '$1 och $2')
    .replace(/(\d{1,2})[:.](\d{2})(?=\D|$)/g, normalizeTime(language))
  const { decimal, thousands } = signsOf(language)
  const number = `(?<![\\p{L}\\d])(?:\\d{1,3}(?:${thousands}\\d{3}(?!\\d))+|\\d+)(?:${decimal}\\d+)?`
  return [...plain.matchAll(new RegExp(number, 'gu'))].map(([found]) => {
    const normal = found.replace(new RegExp(thousands, 'g'), '').replace(new RegExp(decimal), '.')
    return String(Number(normal))
  })
}

/** The wordings of claims, which may differ between the languages. */
type ClaimTexts = Record<Language, readonly string[]>

/**
 * Numbers that stand in one of two texts that say the same in two languages, and not in the other, in figures or in
 * words; claims are left out.
 */
export function compareNumbers(
  one: readonly Passage[],
  other: readonly Passage[],
  claims: ClaimTexts,
  where = 'between the languages',
): Issue[] {
  const [first, place] = [one[0], other[0]]
  if (!first || !place) return []
  const [there, here] = [readPassages(one, first.language, claims), readPassages(other, place.language, claims)]
  const [onlyThere, onlyHere] = [onlyIn(there, here), onlyIn(here, there)]
  const differs = tellDifference(onlyHere, onlyThere, `${first.file}:${first.line}`)
  if (!differs) return []
  const lines = other.flatMap(({ line, text }) => text.split('\n').map((part, index) => ({ line: line + index, part })))
  const at = lines.find(({ part }) => readNumbers(part, place.language).includes(onlyHere[0] ?? ''))
  const [what, todo] = [
    `Numbers differ ${where}; ${differs}.`,
    'Find out which is right and write it in both languages.',
  ]
  return [{ file: place.file, line: at?.line ?? place.line, what, todo }]
}

/** English times may be 09:00 and Swedish 9.00: both become two numbers. A decimal point of English stays. */
function normalizeTime(language: Language): (whole: string, hours: string, minutes: string) => string {
  return (whole, hours, minutes) => (whole.includes(numberSigns[language].decimal) ? whole : `${hours} : ${minutes}`)
}

type Numbers = { language: Language; text: string; numbers: string[] }

function readPassages(passages: readonly Passage[], language: Language, claims: ClaimTexts): Numbers {
  const text = mask(passages.map((passage) => passage.text).join('\n'), claims[language])
  return { language, text, numbers: readNumbers(text, language) }
}

/** The numbers of a text that the other has neither in figures nor in words. */
function onlyIn({ numbers }: Numbers, other: Numbers): string[] {
  return without(numbers, other.numbers).filter((number) => {
    const words = WORDS[other.language][Number(number)]
    return !(words && new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu').test(other.text))
  })
}
