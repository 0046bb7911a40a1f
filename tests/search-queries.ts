import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import type { Language } from '../site/languages.ts'

type Queries = Readonly<Partial<Record<Language, readonly string[]>>>

const file = path.join(import.meta.dirname, 'search-queries.yaml')
const { found, nothing }: { found: Record<string, Queries>; nothing: Queries } = parse(readFileSync(file, 'utf8'))

/** The queries of visitors in a language, each with the address of its first result, a page or a section. */
export function searchQueries(language: Language): { query: string; place: string }[] {
  return Object.entries(found).flatMap(([place, queries]) =>
    (queries[language] ?? []).map((query) => ({ query, place })),
  )
}

/** Queries in a language that have no results. */
export function unknownQueries(language: Language): readonly string[] {
  return nothing[language] ?? []
}
