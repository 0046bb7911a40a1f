import { type Language, numberSigns } from '../content/languages.ts'
import type { Finding } from './finding.ts'
import type { Passage } from './passage.ts'
import type { ContentDocument } from './read-document.ts'

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
    .replace(/(\d{1,2})[:.](\d{2})(?=\D|$)/g, time(language))
  const { decimal, thousands } = signsOf(language)
  const number = `(?<![\\p{L}\\d])(?:\\d{1,3}(?:${thousands}\\d{3}(?!\\d))+|\\d+)(?:${decimal}\\d+)?`
  return [...plain.matchAll(new RegExp(number, 'gu'))].map(([found]) => {
    const normal = found.replace(new RegExp(thousands, 'g'), '').replace(new RegExp(decimal), '.')
    return String(Number(normal))
  })
}

type ClaimTexts = Record<Language, readonly string[]>

/** Numbers of a document's sections that the other language does not have; number words and claims are left aside. */
export function compareNumbers(one: ContentDocument, other: ContentDocument, claims: ClaimTexts): Finding[] {
  return other.sections.flatMap((section) => {
    const twin = one.sections.find(({ id }) => id === section.id)
    const where = `in section #${section.id || 'top'}`
    return twin ? comparePassages(twin.passages, section.passages, claims, where) : []
  })
}

/** The same for any two texts that say one thing in two languages; the finding stands in the second. */
export function comparePassages(
  one: readonly Passage[],
  other: readonly Passage[],
  claims: ClaimTexts,
  where = 'between the languages',
): Finding[] {
  const [first] = one
  const [place] = other
  if (!first || !place) return []
  const theirs = textOf(one, claims[first.language])
  const ours = textOf(other, claims[place.language])
  const here = without(readNumbers(ours, place.language), readNumbers(theirs, first.language), theirs, first.language)
  const there = without(readNumbers(theirs, first.language), readNumbers(ours, place.language), ours, place.language)
  if (here.length + there.length === 0) return []
  const parts = [
    here.length > 0 && `only here: ${here.join(', ')}`,
    there.length > 0 && `only in ${first.file}:${first.line}: ${there.join(', ')}`,
  ]
  return [
    {
      file: place.file,
      line: lineOfNumber(other, here[0]) ?? place.line,
      what: `Numbers differ ${where}; ${parts.filter(Boolean).join('; ')}.`,
      todo: 'Find out which is right and write it in both languages.',
    },
  ]
}

/** English times may be 09:00 and Swedish 9.00: both become two numbers. A decimal point of English stays. */
function time(language: Language): (whole: string, hours: string, minutes: string) => string {
  return (whole, hours, minutes) => (whole.includes(numberSigns[language].decimal) ? whole : `${hours} : ${minutes}`)
}

function textOf(passages: readonly Passage[], claimTexts: readonly string[]): string {
  const text = passages.map((passage) => passage.text).join('\n')
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

function lineOfNumber(passages: readonly Passage[], number: string | undefined): number | null {
  for (const { text, line, language } of passages) {
    const at = text.split('\n').findIndex((part) => number && readNumbers(part, language).includes(number))
    if (at >= 0) return line + at
  }
  return null
}
