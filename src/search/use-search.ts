import { useEffect, useState } from 'react'
import type { Language } from '../../site/languages.ts'
import { loadChunk } from '../dom/load-chunk.ts'
import { truncateQuery } from './contract/query.ts'
import type { ResultList } from './results.ts'

/** The debounce of typing. */
const TYPING_PAUSE_MS = 120

export type SearchState =
  | { state: 'idle' }
  | { state: 'searching'; results: ResultList | null }
  | { state: 'found'; results: ResultList; query: string }
  | { state: 'failed' }

async function searchSite(query: string, language: Language): Promise<ResultList> {
  const site = await loadChunk('search-site', () => import('./search-site.ts'))
  return site.searchSite(query, language)
}

/** The results for the typed query, debounced; previous results are kept until the next have arrived. */
export function useSearch(query: string, language: Language): { search: SearchState; retry: () => void } {
  const [search, setSearch] = useState<SearchState>({ state: 'idle' })
  const [attempt, setAttempt] = useState(0)
  const searched = truncateQuery(query)
  useEffect(() => {
    // Preloads the index while the visitor is thinking; a failure is reported by the first query.
    searchSite('', language).catch(() => {})
  }, [language])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the same query
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
