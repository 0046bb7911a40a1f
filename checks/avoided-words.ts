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
    avoided[language].map(({ instead, words }) => ({ instead, pattern: new RegExp(`^${sourceOf(words)}$`, 'u') })),
  )
  const patterns = ofLanguages((language) => {
    const words = avoided[language].flatMap((group) => group.words)
    return new RegExp(`(?<![\\p{L}\\p{N}])${sourceOf(words)}(?![\\p{L}\\p{N}])`, 'gu')
  })
  return passages.flatMap((passage) => {
    const { file, language } = passage
    const text = allowed
      .filter((one) => one.file === file)
      .reduce((rest, { text }) => rest.replaceAll(text, text.replace(/[^\n]/g, '·')), passage.text)
    return Array.from(findIn({ ...passage, text }, patterns[language]), ({ found, line }) => {
      const { instead } = groups[language].find(({ pattern }) => pattern.test(found)) ?? {}
      return {
        file,
        line,
        what: `“${found}” is a word that the site does not use (${language}).`,
        todo: `Write “${instead}”, or allow it in content/words-to-avoid.ts with the reason.`,
      }
    })
  })
}

/** Words with any ending after `*`; capitals count only in a word that is written with them. */
function sourceOf(words: readonly string[]): string {
  const sources = words.map((word) => {
    const source = `${RegExp.escape(word.replace(/\*$/, ''))}${word.endsWith('*') ? '\\p{L}*' : ''}`
    return word === word.toLowerCase() ? `(?i:${source})` : source
  })
  return `(?:${sources.join('|') || '(?!)'})` // no words match nothing
}
