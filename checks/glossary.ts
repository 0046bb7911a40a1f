import type { Word } from '../content/glossary.ts'
import { languages, ofLanguages } from '../content/languages.ts'
import { matchUses } from '../content/words.ts'
import type { Issue } from './issue.ts'
import { lineOf } from './messages.ts'
import type { Passage } from './passage.ts'

/** A word of the glossary with its file, and what stands in that. */
export type WrittenWord = { name: string; word: Word; file: string; source: string }

/** Words of the glossary that share a form with another, or that the documents of a language do not use. */
export function checkGlossary(words: readonly WrittenWord[], passages: readonly Passage[]): Issue[] {
  const texts = ofLanguages((language) =>
    passages.flatMap((passage) => (passage.language === language ? passage.text : [])).join('\n'),
  )
  const owners = new Map<string, string>()
  return words.flatMap(({ name, word, file, source }) =>
    languages.flatMap((language) => {
      const issues: Issue[] = []
      const report = (what: string, todo: string) =>
        issues.push({ file, line: lineOf(source, [name, 'match', language]), what, todo })
      const forms = word.match[language]
      for (const form of forms) {
        const owner = owners.get(`${language} ${form}`)
        owners.set(`${language} ${form}`, name)
        if (owner) report(`“${form}” belongs to ${owner} and to ${name}.`, 'Leave it with one of the two.')
      }
      if (forms.length === 0 || texts[language].search(matchUses(word, language)) < 0) {
        const what = `No document uses the term ${name} in ${language} (${forms.join(', ') || 'no forms'}).`
        report(what, 'Use it where it is meant, add the form that is used, or remove the term.')
      }
      return issues
    }),
  )
}
