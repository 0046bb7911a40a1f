import type { Term } from '../content/glossary.ts'
import { languages } from '../content/languages.ts'
import type { Finding } from './finding.ts'
import { lineOf } from './locate.ts'
import type { Passage } from './passage.ts'

const file = 'content/glossary.ts'

/** Terms that lead nowhere, share a form with another, or are never written in the documents of a language. */
export function checkGlossary(
  glossary: Readonly<Record<string, Term>>,
  passages: readonly Passage[],
  source: string,
): Finding[] {
  const owners = new Map<string, string>()
  return Object.entries(glossary).flatMap(([key, term]) => {
    const line = lineOf(source, [key])
    const findings: Finding[] = []
    if (!term.target) {
      const todo = 'Give it the address and heading of the manual that explains it.'
      findings.push({ file, line, what: `The term ${key} has no target.`, todo })
    }
    for (const language of languages) {
      const forms = term.match[language]
      for (const form of forms) {
        const owner = owners.get(`${language} ${form}`)
        if (owner) {
          const what = `“${form}” belongs to ${owner} and to ${key}.`
          findings.push({ file, line, what, todo: 'Leave it with one of the two.' })
        }
        owners.set(`${language} ${form}`, key)
      }
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, term.exact ? 'u' : 'iu')
      if (forms.length > 0 && passages.some((passage) => passage.language === language && pattern.test(passage.text))) {
        continue
      }
      const what = `No document uses the term ${key} in ${language} (${forms.join(', ') || 'no forms'}).`
      findings.push({
        file,
        line,
        what,
        todo: 'Use it where it is meant, add the form that is used, or remove the term.',
      })
    }
    return findings
  })
}
