import { ofLanguages } from '../content/languages.ts'
import type { allowedWords, wordsToAvoid } from '../content/words-to-avoid.ts'
import type { Issue } from './issue.ts'
import { findIn, type Passage } from './passage.ts'

/** Words that a text uses although the thing has another name, but for those that are allowed where they stand. */
export function checkAvoidedWords(
  passages: readonly Passage[],
  avoided: typeof wordsToAvoid,
  allowed: typeof allowedWords,
): Issue[] {
  const groups = ofLanguages((language) =>
    avoided[language].map(({ instead, words }) => ({ instead, pattern: patternOf(words) })),
  )
  return passages.flatMap((passage) => {
    const text = allowed
      .filter(({ file }) => file === passage.file)
      .reduce((rest, { text }) => rest.replaceAll(text, text.replace(/[^\n]/g, '·')), passage.text)
    return groups[passage.language].flatMap(({ instead, pattern }) =>
      Array.from(findIn({ ...passage, text }, pattern), ({ found, line }) => ({
        file: passage.file,
        line,
        what: `“${found}” is a word that the site does not use (${passage.language}).`,
        todo: `Write “${instead}”, or allow it in content/words-to-avoid.ts with the reason.`,
      })),
    )
  })
}

/** Whole words, with any ending after `*`; capitals count only in a word that is written with them. */
function patternOf(words: readonly string[]): RegExp {
  const sources = words.map((word) => {
    const source = `${RegExp.escape(word.replace(/\*$/, ''))}${word.endsWith('*') ? '\\p{L}*' : ''}`
    return word === word.toLowerCase() ? `(?i:${source})` : source
  })
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}
