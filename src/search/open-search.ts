import { isSearchKey } from '../loading/search-keys.ts'

/** Asks for the search; the shell has what answers (SearchHost). */
export function openSearch(query?: string): void {
  dispatchEvent(new CustomEvent<string | undefined>(SEARCH_WANTED, { detail: query }))
}

const SEARCH_WANTED = 'searchwanted'

/** Calls when the search is asked for, by a button or by `/` and Ctrl or Cmd K outside a field. */
export function onSearchWanted(open: (query: string | null) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  addEventListener(SEARCH_WANTED, (event) => open((event instanceof CustomEvent && event.detail) || null), { signal })
  addEventListener(
    'keydown',
    (event) => {
      if (!isSearchKey(event)) return
      event.preventDefault()
      open(null)
    },
    { signal },
  )
  return () => stop.abort()
}
