import type { GlossaryWord } from '../site/glossary.ts'
import { languages, mapLanguages } from '../site/languages.ts'
import { createWordPattern } from '../site/words.ts'
import type { Issue } from './issue.ts'
import type { Message } from './messages.ts'
import type { Passage } from './passage.ts'

/** Words of the glossary that the documents of a language do not use. */
export function checkGlossary(
  words: Readonly<Record<string, GlossaryWord>>,
  messages: readonly Message[],
  passages: readonly Passage[],
): Issue[] {
  const texts = mapLanguages((language) =>
    passages.flatMap((passage) => (passage.language === language ? passage.text : [])).join('\n'),
  )
  return Object.entries(words).flatMap(([name, word]) =>
    languages.flatMap((language) => {
      const forms = word.match[language]
      if (forms.length > 0 && texts[language].search(createWordPattern(word, language)) >= 0) return []
      const place = `${name} match ${language}`
      const written = messages.find(({ keys }) => keys.slice(1, 4).join(' ') === place)
      const { file, line } = written ?? { file: 'content/glossary/platform.yaml', line: 1 }
      const what = `No document uses the term ${name} in ${language} (${forms.join(', ') || 'no forms'}).`
      return { file, line, what, todo: 'Use it where it is meant, add the form that is used, or remove the term.' }
    }),
  )
}
