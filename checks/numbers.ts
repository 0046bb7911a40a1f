import { PHONE_NUMBER_PATTERN } from '../generator/content/typography.ts'
import { type Language, numberSeparators } from '../site/languages.ts'
import { claimTexts } from './claims.ts'
import type { Issue } from './issue.ts'
import { maskParts, type Passage } from './passage.ts'
import { missingFrom, reportMissingTranslation } from './translations.ts'

/** Number words, by index from 0. */
const NUMBER_WORDS: Record<Language, readonly string[]> = {
  en: ['zero', 'one|an?', 'two|twice', ...'three four five six seven eight nine ten eleven twelve'.split(' ')],
  sv: ['noll', 'en|ett', 'två', ...'tre fyra fem sex sju åtta nio tio elva tolv'.split(' ')],
}

/**
 * The numbers of a text in a common notation, to compare languages. A numeric date counts as year and day only, because
 * the other language may spell out the month.
 * @example readNumbers('1\u202f500 ha, 0,5 ha', 'sv') // ['1500', '0.5']
 */
export function readNumbers(text: string, language: Language, signs = numberSeparators[language]): string[] {
  const { decimal, thousands: sign } = signs
  const plain = text
    .replace(PHONE_NUMBER_PATTERN, ' ')
    .replace(/\bWCAG [\d.]+\d/g, 'WCAG') // the version number is part of the name
    .replace(/(\d{4})-\d{2}-(\d{2})/g, '$1 och $2')
    .replace(/(\d{1,2})[:.](\d{2})(?=\D|$)/g, normalizeTime(decimal))
  const thousands = /\s/.test(sign) ? '[\u202f\u00a0 ]' : RegExp.escape(sign)
  const number = `(?<![\\p{L}\\d])(?:\\d{1,3}(?:${thousands}\\d{3}(?!\\d))+|\\d+)(?:${RegExp.escape(decimal)}\\d+)?`
  return [...plain.matchAll(new RegExp(number, 'gu'))].map(([found]) => {
    const normal = found.replace(new RegExp(thousands, 'g'), '').replace(decimal, '.')
    return String(Number(normal))
  })
}

/**
 * Reports numbers, in digits or in words, that only one of two translations contains; claims are ignored.
 */
export function compareNumbers(one: readonly Passage[], other: readonly Passage[], claims = claimTexts): Issue[] {
  const [there, here] = [maskClaims(one, claims), maskClaims(other, claims)]
  return [...findMissingNumbers(there, here), ...findMissingNumbers(here, there)].map((found) =>
    reportMissingTranslation(
      { ...found, text: `the number ${found.text}` },
      'Find out which is right and write it in both languages.',
    ),
  )
}

/** Splits passages into lines and masks the claims in them. */
function maskClaims(passages: readonly Passage[], claims: typeof claimTexts): Passage[] {
  return passages.flatMap((passage) =>
    maskParts(passage.text, claims[passage.language])
      .split('\n')
      .map((text, index) => ({ ...passage, line: passage.line + index, text })),
  )
}

/** The numbers in `lines` that `others` contain neither as digits nor as words. */
function findMissingNumbers(lines: readonly Passage[], others: readonly Passage[]): Passage[] {
  return missingFrom(numbersIn(lines), numbersIn(others)).filter(({ text }) => {
    const isSaid = ({ language, text: line }: Passage) => {
      const words = NUMBER_WORDS[language][Number(text)]
      return words && new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu').test(line)
    }
    return !others.some(isSaid)
  })
}

function numbersIn(lines: readonly Passage[]): Passage[] {
  return lines.flatMap((line) => readNumbers(line.text, line.language).map((text) => ({ ...line, text })))
}

/** Converts times such as 09:00 (English) and 9.00 (Swedish) to two numbers, but not English decimals. */
function normalizeTime(decimal: string): (whole: string, hours: string, minutes: string) => string {
  return (whole, hours, minutes) => (whole.includes(decimal) ? whole : `${hours} : ${minutes}`)
}
