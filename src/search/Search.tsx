import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { dialogs } from '../../content/dialogs.ts'
import { searchMessages } from '../../content/messages/search.ts'
import { closeDialog } from '../client/dialogs.ts'
import { readStored, store } from '../client/storage.ts'
import { Icon } from '../components/Icon.tsx'
import { useLanguage, useWords } from '../language/use-messages.ts'
import { SearchResults } from './SearchResults.tsx'
import { useSearch } from './use-search.ts'

/** Where the last query of the session is kept. */
const STORAGE_KEY = 'search'

/**
 * The inside of the search dialog. The field is the browser's own, so that what is typed before the code is there is not
 * lost; a query in the address of the page (`?q=`) comes first, then what was asked for last.
 */
export function Search() {
  const m = useWords(searchMessages)
  const language = useLanguage()
  const [text, setText] = useState('')
  const { result, retry } = useSearch(text, language)
  const input = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)
  /** The query for which Enter was pressed before its answer was there. */
  const entered = useRef('')

  useEffect(() => {
    const field = input.current
    if (!field) return
    if (!field.value) {
      field.value = new URLSearchParams(location.search).get('q') ?? readStored('sessionStorage', STORAGE_KEY) ?? ''
      if (document.activeElement === field) field.select()
    }
    setText(field.value)
  }, [])
  const openFirst = () => body.current?.querySelector<HTMLElement>('[data-first]')?.click()
  useEffect(() => {
    if (result.state !== 'found' || result.query !== entered.current) return
    entered.current = ''
    openFirst()
  })
  const search = (query: string) => {
    entered.current = ''
    setText(query)
    store('sessionStorage', STORAGE_KEY, query || null)
  }

  const links = () => [...(body.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]
  const handleKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault() // the browser would empty the field first
      closeDialog(dialogs.search)
      return
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return // the browser's own keys
    const all = links()
    const isInField = event.target === input.current
    // from the field the arrows go on from the marked result, which Enter opens
    const at = all.findIndex((link) => link.matches(isInField ? '[data-first]' : ':focus'))
    if (isInField && event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      // what stands there may still be the answer to an older query
      if (result.state === 'found' && result.query === text.trim()) openFirst()
      else entered.current = text.trim()
      return
    }
    const next = nextIndex(event.key, at, all.length, isInField)
    if (next !== null) {
      event.preventDefault()
      const target = next < 0 ? input.current : all[next]
      target?.focus()
      if (target !== input.current) target?.scrollIntoView({ block: 'nearest' })
    } else if (!isInField && event.key.length === 1 && event.key !== ' ') {
      input.current?.focus() // typing goes on where the query is
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come up from the field and the links inside
    <div className="search__in" onKeyDown={handleKeys}>
      <label className="search__field">
        <Icon name="search" />
        <span className="sr">{m.title}</span>
        <input
          ref={input}
          id="search-query"
          type="search"
          placeholder={m.placeholder}
          // biome-ignore lint/a11y/noAutofocus: the field of a dialog, which takes the focus when that opens
          autoFocus
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby="search-keys"
          onChange={(event) => search(event.target.value)}
        />
      </label>
      <div ref={body} className="search__body" aria-busy={result.state === 'searching'}>
        <SearchResults result={result} retry={retry} />
      </div>
      <p className="search__keys" id="search-keys">
        {m.keys}
      </p>
    </div>
  )
}

/** Where the arrows lead: -1 is the field; null for any other key. */
function nextIndex(key: string, at: number, count: number, isInField: boolean): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp' && !isInField) return at - 1
  if (isInField) return null // Home and End move in the text
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
