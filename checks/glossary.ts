import type { Word } from '../content/glossary.ts'
import { languages } from '../content/languages.ts'
import { usesOf } from '../content/words.ts'
import type { Finding } from './finding.ts'
import { lineOf } from './locate.ts'
import type { Passage } from './passage.ts'

/** The words of one file; texts link those that are concepts of the platform. */
type WordFile = { file: string; source: string; words: Readonly<Record<string, Word>>; areLinked?: true }

/** Words that share a form with another or are never written in the documents of a language; concepts that lead nowhere. */
export function checkGlossary(files: readonly WordFile[], passages: readonly Passage[]): Finding[] {
  const owners = new Map<string, string>()
  return files.flatMap(({ file, source, words, areLinked }) =>
    Object.entries(words).flatMap(([key, word]) => {
      const line = lineOf(source, [key])
      const findings: Finding[] = []
      if (areLinked && !word.target) {
        const todo = 'Give it the address and heading of the manual that explains it.'
        findings.push({ file, line, what: `The term ${key} has no target.`, todo })
      }
      for (const language of languages) {
        const forms = word.match[language]
        for (const form of forms) {
          const owner = owners.get(`${language} ${form}`)
          if (owner) {
            const what = `“${form}” belongs to ${owner} and to ${key}.`
            findings.push({ file, line, what, todo: 'Leave it with one of the two.' })
          }
          owners.set(`${language} ${form}`, key)
        }
        const uses = usesOf(word, language)
        const isUsed = (passage: Passage) => passage.language === language && passage.text.search(uses) >= 0
        if (forms.length > 0 && passages.some(isUsed)) continue
        const what = `No document uses the term ${key} in ${language} (${forms.join(', ') || 'no forms'}).`
        const todo = 'Use it where it is meant, add the form that is used, or remove the term.'
        findings.push({ file, line, what, todo })
      }
      return findings
    }),
  )
}
