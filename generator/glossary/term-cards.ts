import { platformTerms } from '../../site/glossary.ts'
import { type Language, languages, mapLanguages } from '../../site/languages.ts'
import { chapters } from '../../site/navigation.ts'
import { pageAt } from '../../site/paths.ts'
import { type TermList, termListAddress } from '../../site/term-words.ts'
import { headwordOf } from '../../site/words.ts'

/** The content of the glossary cards, one JSON file for each language, by file name. */
export function makeTermCardFiles(): Map<string, string> {
  return new Map(
    languages.map((language) => [termListAddress(language).slice(1), JSON.stringify(makeTermList(language))]),
  )
}

function makeTermList(language: Language): TermList {
  return Object.fromEntries(
    platformTerms.flatMap((term) => {
      const path = term.target?.replace(/#.*/, '') ?? ''
      const page = pageAt(path)?.label[language]
      if (!term.target || !page) return []
      const chapter = chapters.find((candidate) => candidate.path === path)?.number ?? 0
      const names = mapLanguages((entry) => headwordOf(term, entry))
      return [[term.target, { names, definition: term.definition[language], page, chapter }] as const]
    }),
  )
}
