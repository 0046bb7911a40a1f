import type { Word } from '../content/glossary.ts'
import { languages, ofLanguages } from '../content/languages.ts'
import { matchUses } from '../content/words.ts'
import type { Issue } from './issue.ts'
import type { Message } from './messages.ts'
import type { Passage } from './passage.ts'

/** Words of the glossary that share a form with another, or that the documents of a language do not use. */
export function checkGlossary(
  words: Readonly<Record<string, Word>>,
  messages: readonly Message[],
  passages: readonly Passage[],
): Issue[] {
  const issues: Issue[] = []
  const owners = new Map<string, string>()
  const texts = ofLanguages((language) =>
    passages.flatMap((passage) => (passage.language === language ? passage.text : [])).join('\n'),
  )
  for (const [name, word] of Object.entries(words)) {
    for (const language of languages) {
      const written = messages.find(
        ({ keys, ...text }) => keys[1] === name && keys[2] === 'match' && text.language === language,
      )
      const { file, line } = written ?? { file: 'content/glossary.ts', line: 1 }
      const report = (what: string, todo: string) => issues.push({ file, line, what, todo })
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
    }
  }
  return issues
}
