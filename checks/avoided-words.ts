import { ofLanguages } from '../content/languages.ts'
import type { allowedWords, wordsToAvoid } from '../content/words-to-avoid.ts'
import type { Finding } from './finding.ts'
import { findIn, type Passage } from './passage.ts'

/** Words that a text uses although the thing has another name, but for those that are allowed where they stand. */
export function checkAvoidedWords(
  passages: readonly Passage[],
  avoided: typeof wordsToAvoid,
  allowed: typeof allowedWords,
): Finding[] {
  const patterns = ofLanguages((language) =>
    avoided[language].flatMap(({ instead, words }) =>
      words.map((word) => ({ instead, stem: stemOf(word).toLowerCase(), pattern: patternOf(word) })),
    ),
  )
  const used = new Set<(typeof allowed)[number]>()
  const findings = passages.flatMap((passage): Finding[] => {
    const exceptions = allowed.filter(({ file, text }) => file === passage.file && passage.text.includes(text))
    const text = exceptions.reduce((rest, exception) => {
      used.add(exception)
      return rest.replaceAll(exception.text, exception.text.replace(/[^\n]/g, '·'))
    }, passage.text)
    const plain = text.toLowerCase()
    return patterns[passage.language]
      .filter(({ stem }) => plain.includes(stem)) // a tenth of the time that the patterns take
      .flatMap(({ instead, pattern }) =>
        [...findIn({ ...passage, text }, pattern)].map(({ found, line }) => ({
          file: passage.file,
          line,
          what: `“${found}” is a word that the site does not use (${passage.language}).`,
          todo: `Write “${instead}”, or allow it in content/words-to-avoid.ts with the reason.`,
        })),
      )
  })
  const idle = allowed.filter((exception) => !used.has(exception))
  return [
    ...findings,
    ...idle.map(({ text, file }) => ({
      file: 'content/words-to-avoid.ts',
      line: 1,
      what: `“${text}” is allowed in ${file}, but does not stand there.`,
      todo: 'Remove the allowance, or write the words as they stand in the file.',
    })),
  ]
}

/** A whole word, with any ending after `*`; capitals count only in a word that is written with them. */
function patternOf(word: string): RegExp {
  const stem = stemOf(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const end = word.endsWith('*') ? '\\p{L}*' : ''
  return new RegExp(`(?<![\\p{L}\\p{N}])${stem}${end}(?![\\p{L}\\p{N}])`, word === word.toLowerCase() ? 'giu' : 'gu')
}

function stemOf(word: string): string {
  return word.replace(/\*$/, '')
}
