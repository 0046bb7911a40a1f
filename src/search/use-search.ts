import { useEffect, useState } from 'react'
import type { Language } from '../../site/languages.ts'
import { loadChunk } from '../dom/load-chunk.ts'
import { cutQuery } from './contract/query.ts'
import type { Results } from './results.ts'

/** The visitor is still typing. */
const TYPING_PAUSE_MS = 120

export type SearchState =
  | { state: 'idle' }
  | { state: 'searching'; results: Results | null }
  | { state: 'found'; results: Results; query: string }
  | { state: 'failed' }

async function searchSite(query: string, language: Language): Promise<Results> {
  const site = await loadChunk('search-site', () => import('./search-site.ts'))
  return site.searchSite(query, language)
}

/** The results for what is typed, a moment after the last key; until they are there those before are kept. */
export function useSearch(query: string, language: Language): { search: SearchState; retry: () => void } {
  const [search, setSearch] = useState<SearchState>({ state: 'idle' })
  const [attempt, setAttempt] = useState(0)
  const searched = cutQuery(query)
  useEffect(() => {
    // Loads while the visitor is still finding the words; what fails is said by the first query.
    searchSite('', language).catch(() => {})
  }, [language])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same once more
  useEffect(() => {
    if (!searched) {
      setSearch({ state: 'idle' })
      return
    }
    let isCurrent = true
    setSearch((before) => ({ state: 'searching', results: 'results' in before ? before.results : null }))
    const timer = setTimeout(() => {
      searchSite(searched, language).then(
        (results) => isCurrent && setSearch({ state: 'found', results, query: searched }),
        () => isCurrent && setSearch({ state: 'failed' }),
      )
    }, TYPING_PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [searched, language, attempt])
  return { search, retry: () => setAttempt((number) => number + 1) }
}
