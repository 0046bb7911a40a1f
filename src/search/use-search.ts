import { useEffect, useState } from 'react'
import type { Language } from '../../content/languages.ts'
import { loadChunk } from '../client/load-chunk.ts'
import type { Answer } from './answer.ts'

/** The visitor is still typing. */
const PAUSE_MS = 120

export type SearchState =
  | { state: 'idle' }
  | { state: 'searching'; answer: Answer | null }
  | { state: 'found'; answer: Answer; query: string }
  | { state: 'failed' }

const loadSearch = () => loadChunk('search-site', () => import('./search-site.ts'))

/** The answer to what is typed, a moment after the last key; until it is there the one before is kept. */
export function useSearch(query: string, language: Language): { result: SearchState; retry: () => void } {
  const [result, setResult] = useState<SearchState>({ state: 'idle' })
  const [attempt, setAttempt] = useState(0)
  const asked = query.trim()
  useEffect(() => {
    loadSearch()
      .then(({ prepareSearch }) => prepareSearch(language))
      .catch(() => {}) // the first query says so
  }, [language])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same once more
  useEffect(() => {
    if (!asked) {
      setResult({ state: 'idle' })
      return
    }
    let isCurrent = true
    setResult((before) => ({ state: 'searching', answer: 'answer' in before ? before.answer : null }))
    const timer = setTimeout(() => {
      loadSearch()
        .then(({ searchSite }) => searchSite(asked, language))
        .then(
          (answer) => isCurrent && setResult({ state: 'found', answer, query: asked }),
          () => isCurrent && setResult({ state: 'failed' }),
        )
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked, language, attempt])
  return { result, retry: () => setAttempt((number) => number + 1) }
}
