import { wordsToAvoidData } from '../generated/content/words-to-avoid.ts'
import { type Language, languages } from '../site/languages.ts'
import type { Issue } from './issue.ts'
import { applyRules, maskParts, type Passage, type TextRule } from './passage.ts'

type Avoided = { instead: string; words: readonly string[] }

/** Reports words of content/words-to-avoid.yaml, except where they are allowed. */
export function checkAvoidedWords(
  passages: readonly Passage[],
  avoided: Readonly<Record<Language, readonly Avoided[]>> = wordsToAvoidData.avoid,
  allowed: readonly { text: string }[] = wordsToAvoidData.allowed,
): Issue[] {
  const rules = languages.flatMap((language) =>
    avoided[language].map(
      ({ words, instead }): TextRule => ({
        language,
        pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(sourceOf).join('|')})(?![\\p{L}\\p{N}])`, 'gu'),
        what: (found) => `“${found}” is a word that the site does not use (${language}).`,
        todo: `Write “${instead}”, or allow it in content/words-to-avoid.yaml with the reason.`,
      }),
    ),
  )
  const parts = allowed.map(({ text }) => text)
  const others = passages.map((passage) => ({ ...passage, text: maskParts(passage.text, parts) }))
  return applyRules(others, rules)
}

/** The pattern of a word, where a final `*` stands for any ending; case-sensitive only if the word has capitals. */
function sourceOf(word: string): string {
  const source = RegExp.escape(word.replace(/\*$/, '')) + (word.endsWith('*') ? '\\p{L}*' : '')
  return word === word.toLowerCase() ? `(?i:${source})` : source
}
