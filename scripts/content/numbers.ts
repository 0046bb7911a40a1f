import type { Language } from '../../content/languages.ts'
import type { Finding } from './finding.ts'
import type { ContentDocument, Section } from './read-document.ts'

/** English 1,500 and 0.5; Swedish 1 500 (any no-break or plain space) and 0,5. */
const NUMBER: Record<Language, RegExp> = {
  en: /(?<![\p{L}\d])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?/gu,
  sv: /(?<![\p{L}\d])(?:\d{1,3}(?:[\u202f\u00a0 ]\d{3}(?!\d))+|\d+)(?:,\d+)?/gu,
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
    .replace(/(\d{4})-\d{2}-(\d{2})/g, '$1 och $2')
    .replace(/(\d{1,2})[:.](\d{2})(?=\D|$)/g, time(language))
  return [...plain.matchAll(NUMBER[language])].map(([found]) => {
    const normal =
      language === 'en' ? found.replaceAll(',', '') : found.replace(/[\u202f\u00a0 ]/g, '').replace(',', '.')
    return String(Number(normal))
  })
}

/** Numbers of a section that the other language does not have; number words and the claims are left aside. */
export function compareNumbers(
  one: ContentDocument,
  other: ContentDocument,
  claimTexts: Record<Language, readonly string[]>,
): Finding[] {
  return other.sections.flatMap((section) => {
    const twin = one.sections.find(({ id }) => id === section.id)
    if (!twin) return []
    const ours = textOf(section, claimTexts[other.language])
    const theirs = textOf(twin, claimTexts[one.language])
    const only = {
      here: without(readNumbers(ours, other.language), readNumbers(theirs, one.language), theirs, one.language),
      there: without(readNumbers(theirs, one.language), readNumbers(ours, other.language), ours, other.language),
    }
    if (only.here.length + only.there.length === 0) return []
    const parts = [
      only.here.length > 0 && `only here: ${only.here.join(', ')}`,
      only.there.length > 0 && `only in ${one.file}:${twin.line}: ${only.there.join(', ')}`,
    ]
    return [
      {
        file: other.file,
        line: lineOfNumber(section, only.here[0], other.language),
        what: `Numbers differ in section #${section.id || 'top'}; ${parts.filter(Boolean).join('; ')}.`,
        todo: 'Find out which is right and write it in both languages.',
      },
    ]
  })
}

/** English times may be 09:00 and Swedish 9.00: both become two numbers. A decimal point of English stays. */
function time(language: Language): (whole: string, hours: string, minutes: string) => string {
  return (whole, hours, minutes) => (language === 'en' && whole.includes('.') ? whole : `${hours} : ${minutes}`)
}

function textOf(section: Section, claimTexts: readonly string[]): string {
  const text = section.passages.map((passage) => passage.text).join('\n')
  return claimTexts.reduce((left, claim) => left.replaceAll(claim, ''), text)
}

/** What is left of some numbers when those of the other language, in figures or in words, are taken away. */
function without(numbers: string[], others: string[], otherText: string, otherLanguage: Language): string[] {
  const rest = [...others]
  return numbers.filter((number) => {
    const at = rest.indexOf(number)
    if (at >= 0) rest.splice(at, 1)
    return at < 0 && !hasWord(otherText, WORDS[otherLanguage][Number(number)])
  })
}

function hasWord(text: string, words: string | undefined): boolean {
  return words !== undefined && new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu').test(text)
}

function lineOfNumber(section: Section, number: string | undefined, language: Language): number {
  for (const { text, line } of section.passages) {
    const at = text.split('\n').findIndex((part) => number && readNumbers(part, language).includes(number))
    if (at >= 0) return line + at
  }
  return section.line
}
