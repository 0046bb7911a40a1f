import { terms } from '../site/glossary.ts'
import { type Language, languages, ofLanguages } from '../site/languages.ts'
import { chapters } from '../site/navigation.ts'
import { pageAt } from '../site/paths.ts'
import { type TermList, termListAddress } from '../site/term-words.ts'
import { headwordOf } from '../site/words.ts'

/** The content of the cards of terms: one file for each language, by its name. */
export function makeTermLists(): Map<string, string> {
  return new Map(languages.map((language) => [termListAddress(language).slice(1), JSON.stringify(termList(language))]))
}

function termList(language: Language): TermList {
  return Object.fromEntries(
    terms.flatMap((term) => {
      const path = term.target?.replace(/#.*/, '') ?? ''
      const page = pageAt(path)?.label[language]
      if (!term.target || !page) return []
      const chapter = chapters.find((candidate) => candidate.path === path)?.number ?? 0
      const names = ofLanguages((entry) => headwordOf(term, entry))
      return [[term.target, { names, definition: term.definition[language], page, chapter }] as const]
    }),
  )
}
