import type { Word } from '../content/glossary.ts'
import { languages, ofLanguages } from '../content/languages.ts'
import { matchUses } from '../content/words.ts'
import type { Issue } from './issue.ts'
import { lineOf } from './messages.ts'
import type { Passage } from './passage.ts'

/**
 * Words of one file of the glossary that share a form with another, or that the documents of a language do not use.
 * @param owners which word each form belongs to, in the files that were checked before
 */
export function checkGlossary(
  { file, source, words }: { file: string; source: string; words: Readonly<Record<string, Word>> },
  passages: readonly Passage[],
  owners = new Map<string, string>(),
): Issue[] {
  const texts = ofLanguages((language) =>
    passages.flatMap((passage) => (passage.language === language ? passage.text : [])).join('\n'),
  )
  return Object.entries(words).flatMap(([name, word]) =>
    languages.flatMap((language) => {
      const place = { file, line: lineOf(source, [name, 'match', language]) }
      const forms = word.match[language]
      const shared = forms.flatMap((form) => {
        const owner = owners.get(`${language} ${form}`)
        owners.set(`${language} ${form}`, name)
        if (!owner) return []
        return [
          { ...place, what: `“${form}” belongs to ${owner} and to ${name}.`, todo: 'Leave it with one of the two.' },
        ]
      })
      if (forms.length > 0 && texts[language].search(matchUses(word, language)) >= 0) return shared
      const what = `No document uses the term ${name} in ${language} (${forms.join(', ') || 'no forms'}).`
      const todo = 'Use it where it is meant, add the form that is used, or remove the term.'
      return [...shared, { ...place, what, todo }]
    }),
  )
}
