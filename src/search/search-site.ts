import { type Language, languages } from '../../site/languages.ts'
import { INDEX_NAMES_PATH, type SearchIndex } from './contract/search-index.ts'
import { findResults } from './find-results.ts'
import { LanguageIndex } from './language-index.ts'
import type { ResultList } from './results.ts'

/** Timeout of an index. */
const TIME_LIMIT_MS = 30_000

const indexPromises: Partial<Record<Language, Promise<void>>> = {}
const indexes: LanguageIndex[] = []

/**
 * Searches the site; an empty query only loads the indexes, the visitor's language first.
 * @throws Error when the index of the language cannot be loaded; the next query tries again.
 */
export async function searchSite(query: string, language: Language): Promise<ResultList> {
  await loadIndex(language)
  const results = findResults(query, language, indexes)
  // A word without results may be one of the other language, so its index is awaited. Otherwise the results stay as
  // they are, so that the layout does not shift when the other index arrives late.
  if (results.pages.length > 0 && !results.corrected) return results
  await Promise.all(languages.map(loadIndex)).catch((error) => console.warn('The search has not all languages.', error))
  return findResults(query, language, indexes)
}

function loadIndex(language: Language): Promise<void> {
  indexPromises[language] ??= fetchIndex(language).catch((error) => {
    delete indexPromises[language] // the next query retries
    throw error
  })
  return indexPromises[language]
}

async function fetchIndex(language: Language): Promise<void> {
  const names = await readJson<Record<Language, string>>(INDEX_NAMES_PATH)
  indexes.push(new LanguageIndex(language, await readJson<SearchIndex>(names[language])))
}

async function readJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}
