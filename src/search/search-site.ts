import { type Language, languages } from '../../site/languages.ts'
import { INDEX_NAMES, type SearchIndex } from './contract/search-index.ts'
import { findResults } from './find-results.ts'
import { LanguageIndex } from './language-index.ts'
import type { Results } from './results.ts'

/** How long an index may take. */
const TIME_LIMIT_MS = 30_000

const indexPromises: Partial<Record<Language, Promise<void>>> = {}
const indexes: LanguageIndex[] = []

/**
 * What the site says about a query; an empty one only loads the indexes, that of the visitor's language first.
 * @throws Error when the index of the language cannot be loaded; the next query tries again.
 */
export async function searchSite(query: string, language: Language): Promise<Results> {
  await loadIndex(language)
  const results = findResults(query, language, indexes)
  // What this language does not have as it is written may be a word of another, which is worth waiting for. Otherwise the
  // results stay as they are, so that nothing moves under the reader's finger when a slow line brings the other index.
  if (results.pages.length > 0 && !results.corrected) return results
  await Promise.all(languages.map(loadIndex)).catch((error) => console.warn('The search has not all languages.', error))
  return findResults(query, language, indexes)
}

function loadIndex(language: Language): Promise<void> {
  indexPromises[language] ??= fetchIndex(language).catch((error) => {
    delete indexPromises[language] // the next query loads again
    throw error
  })
  return indexPromises[language]
}

async function fetchIndex(language: Language): Promise<void> {
  const names = await readJson<Record<Language, string>>(INDEX_NAMES)
  indexes.push(new LanguageIndex(language, await readJson<SearchIndex>(names[language])))
}

async function readJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}
