import { type Language, languages } from '../../content/languages.ts'
import { INDEX_NAMES, type SearchIndex } from './contract/search-index.ts'
import { findResults } from './find-results.ts'
import { LanguageIndex } from './language-index.ts'
import type { Results } from './results.ts'

/** How long an index may take. */
const TIME_LIMIT_MS = 30_000

const loading: Partial<Record<Language, Promise<void>>> = {}
const indexes: Partial<Record<Language, LanguageIndex>> = {}

/**
 * What the site says about a query; an empty one only loads the indexes, that of the visitor's language first.
 * @throws Error when the index of the language cannot be loaded; the next query tries again.
 */
export async function searchSite(query: string, language: Language): Promise<Results> {
  const search = () =>
    findResults(
      query,
      language,
      languages.flatMap((one) => indexes[one] ?? []),
    )
  await load(language)
  const results = search()
  // What this language does not have as it is written may be a word of another, which is worth waiting for. Otherwise the
  // results stay as they are, so that nothing moves under the reader's finger when a slow line brings the other index.
  if (results.pages.length > 0 && !results.corrected) return results
  await loadOthers(language)
  return search()
}

/** Without them the search still answers. */
async function loadOthers(than: Language): Promise<void> {
  const others = languages.filter((language) => language !== than).map(load)
  await Promise.all(others).catch((error) => console.warn('The search has not all languages.', error))
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
  indexes[language] = new LanguageIndex(language, await readJson<SearchIndex>(names[language]))
}

async function readJson<Content>(address: string): Promise<Content> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.json()
}
