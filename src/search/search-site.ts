import { type Language, languages } from '../../content/languages.ts'
import { INDEX_NAMES, type SearchIndex } from './contract/search-index.ts'
import { findResults } from './find-results.ts'
import { LanguageIndex } from './language-index.ts'
import type { Results } from './results.ts'

/** How long an index may take. */
const TIME_LIMIT_MS = 30_000

const loading: Partial<Record<Language, Promise<void>>> = {}
const loaded: LanguageIndex[] = []

/**
 * What the site says about a query; an empty one only loads the indexes, that of the visitor's language first.
 * @throws Error when the index of the language cannot be loaded; the next query tries again.
 */
export async function searchSite(query: string, language: Language): Promise<Results> {
  await load(language)
  const results = findResults(query, language, loaded)
  // What this language does not have as it is written may be a word of another, which is worth waiting for. Otherwise the
  // results stay as they are, so that nothing moves under the reader's finger when a slow line brings the other index.
  if (results.pages.length > 0 && !results.corrected) return results
  await Promise.all(languages.map(load)).catch((error) => console.warn('The search has not all languages.', error))
  return findResults(query, language, loaded)
}

function load(language: Language): Promise<void> {
  loading[language] ??= read(language).catch((error) => {
    delete loading[language] // the next query loads again
    throw error
  })
  return loading[language]
}

async function read(language: Language): Promise<void> {
  const names = await readJson<Record<Language, string>>(INDEX_NAMES)
  loaded.push(new LanguageIndex(language, await readJson<SearchIndex>(names[language])))
}

async function readJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}
