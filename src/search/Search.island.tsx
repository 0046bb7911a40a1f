import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { searchMessages } from '../../generated/messages/search.ts'
import { dialogs } from '../../site/dialogs.ts'
import { localPath, paths } from '../../site/paths.ts'
import { Icon } from '../components/Icon.tsx'
import { closest } from '../dom/closest.ts'
import { closeAllDialogs, closeDialog } from '../dom/dialogs.ts'
import { isModified } from '../dom/modified-click.ts'
import { readStored, store } from '../dom/storage.ts'
import { useLanguage, useWords } from '../language/use-messages.ts'
import { cutQuery, LONGEST_QUERY } from './contract/query.ts'
import { SearchResults } from './SearchResults.tsx'
import { useSearch } from './use-search.ts'
import './search.css?deferred'

/** The key of the last query in session storage. */
const STORAGE_KEY = 'search'

/** A query that is kept for the session is no longer; a longer one is a text that was pasted. */
const MOST_LETTERS = 200
const isQuery = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST_LETTERS

/**
 * The inside of the search dialog. The field is uncontrolled, so that what is typed before hydration is not lost; an empty
 * field gets the query in the address of the page (`?q=`), or the last one of the session. It is a form, so that Enter before
 * hydration is queued like the click on its button, and leads to the page of the search where the code does not come.
 */
export default function Search() {
  const m = useWords(searchMessages)
  const language = useLanguage()
  const [text, setText] = useState('')
  const { search, retry } = useSearch(text, language)
  const input = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)
  /** The query for which Enter was pressed before its results were there. */
  const entered = useRef('')

  useEffect(() => {
    const field = input.current
    if (!field) return
    if (!field.value) {
      field.value =
        new URLSearchParams(location.search).get('q') ?? readStored('sessionStorage', STORAGE_KEY, isQuery) ?? ''
      if (document.activeElement === field) field.select()
    }
    setText(field.value)
    // What comes after the dialog was closed opens nothing.
    const forget = () => {
      entered.current = ''
    }
    const dialog = field.closest('dialog')
    dialog?.addEventListener('close', forget)
    return () => dialog?.removeEventListener('close', forget)
  }, [])
  const openFirst = () => body.current?.querySelector<HTMLElement>('[data-first]')?.click()
  useEffect(() => {
    if (search.state !== 'found' || search.query !== entered.current) return
    entered.current = ''
    openFirst()
  })
  const changeQuery = (query: string) => {
    entered.current = ''
    setText(query)
    store('sessionStorage', STORAGE_KEY, query || null)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const query = cutQuery(input.current?.value ?? '')
    // the results that are shown may be those of an older query
    if (search.state === 'found' && search.query === query) openFirst()
    else entered.current = query
  }
  const handleKeys = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return // not meant for us
    if (event.key === 'Escape') {
      event.preventDefault() // the browser would empty the field first
      closeDialog(dialogs.search)
      return
    }
    const all = [...(body.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]
    const isInField = event.target === input.current
    // from the field the arrows go on from the marked result, which Enter opens
    const at = all.findIndex((link) => link.matches(isInField ? '[data-first]' : ':focus'))
    if (event.key === 'ArrowDown' || (event.key === 'ArrowUp' && !isInField)) {
      event.preventDefault()
      const target = event.key === 'ArrowDown' ? (all[at + 1] ?? all.at(-1)) : (all[at - 1] ?? input.current)
      target?.focus()
    } else if (!isInField && event.key.length === 1 && event.key !== ' ') {
      input.current?.focus() // typing goes on where the query is
    }
  }
  return (
    <form className="search__inner" action={localPath(paths.search, language)} onSubmit={submit} onKeyDown={handleKeys}>
      <label className="search__field">
        <Icon name="search" />
        <span className="visually-hidden">{m.title}</span>
        <input
          ref={input}
          id="search-query"
          type="search"
          name="q"
          placeholder={m.placeholder}
          // biome-ignore lint/a11y/noAutofocus: the field of a dialog, which takes the focus when that opens
          autoFocus
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={LONGEST_QUERY}
          aria-describedby="search-keys"
          onChange={(event) => changeQuery(event.target.value)}
        />
      </label>
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        {m.title}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: clicks of the links in it */}
      <div ref={body} className="search__body" aria-busy={search.state === 'searching'} onClick={closeDialogsAtLink}>
        <SearchResults search={search} isFull={text.length >= LONGEST_QUERY} retry={retry} />
      </div>
      <p className="search__keys" id="search-keys">
        {m.keys}
      </p>
    </form>
  )
}

/** Closes the dialogs at once: a link may lead to a place on this very page. */
function closeDialogsAtLink(event: MouseEvent): void {
  if (closest(event.target, 'a') && !isModified(event)) closeAllDialogs()
}
