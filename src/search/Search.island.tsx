import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { searchMessages } from '../../generated/messages/search.ts'
import { dialogIds } from '../../site/dialogs.ts'
import { localPath, paths } from '../../site/paths.ts'
import { Icon } from '../components/Icon.tsx'
import { closestToTarget } from '../dom/closest.ts'
import { closeAllDialogs, closeDialog } from '../dom/dialogs.ts'
import { isModifiedClick } from '../dom/modified-click.ts'
import { readStored, writeStored } from '../dom/storage.ts'
import { useLanguage, useMessageGroup } from '../language/use-messages.ts'
import { MAX_QUERY_LENGTH, truncateQuery } from './contract/query.ts'
import { SearchResults } from './SearchResults.tsx'
import { useSearch } from './use-search.ts'
import './search.css?deferred'

/** The session storage key of the last query. */
const STORAGE_KEY = 'search'

/** The maximum length of a stored query; a longer one is a pasted text. */
const MAX_LETTERS = 200
const isQuery = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_LETTERS

/**
 * The content of the search dialog. The input is uncontrolled, so that text typed before hydration is kept; an empty
 * input gets the query in the URL (`?q=`), or the last one of the session. In a form, Enter before hydration is queued
 * like a click on the submit button, and leads to the search page if the chunk fails to load.
 */
export default function Search() {
  const m = useMessageGroup(searchMessages)
  const language = useLanguage()
  const [text, setText] = useState('')
  const { search, retry } = useSearch(text, language)
  const input = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)
  /** The query for which Enter was pressed before its results had arrived. */
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
    // Results that arrive after the dialog was closed must not navigate.
    const forget = () => {
      entered.current = ''
    }
    // The previous query is selected when the dialog opens again, so that typing replaces it.
    const selectQuery = ({ newState }: ToggleEvent) => newState === 'open' && field.select()
    const dialog = field.closest('dialog')
    dialog?.addEventListener('close', forget)
    dialog?.addEventListener('beforetoggle', selectQuery)
    return () => {
      dialog?.removeEventListener('close', forget)
      dialog?.removeEventListener('beforetoggle', selectQuery)
    }
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
    writeStored('sessionStorage', STORAGE_KEY, query || null)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const query = truncateQuery(input.current?.value ?? '')
    // The shown results may belong to an older query.
    if (search.state === 'found' && search.query === query) openFirst()
    else entered.current = query
  }
  const handleKeys = (event: KeyboardEvent) => {
    // Browser shortcuts and text composition by an input method are left to the browser.
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault() // otherwise the browser would only clear the field
      closeDialog(dialogIds.search)
      return
    }
    const all = [...(body.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]
    const isInField = event.target === input.current
    // In the field, arrow keys start from the active result, which Enter would open.
    const at = all.findIndex((link) => link.matches(isInField ? '[data-first]' : ':focus'))
    if (event.key === 'ArrowDown' || (event.key === 'ArrowUp' && !isInField)) {
      event.preventDefault()
      const target = event.key === 'ArrowDown' ? (all[at + 1] ?? all.at(-1)) : (all[at - 1] ?? input.current)
      target?.focus()
    } else if (!isInField && event.key.length === 1 && event.key !== ' ') {
      input.current?.focus() // further typing edits the query
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
          // biome-ignore lint/a11y/noAutofocus: moves the focus into the dialog when it opens
          autoFocus
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_QUERY_LENGTH}
          aria-describedby="search-keys"
          onChange={(event) => changeQuery(event.target.value)}
        />
      </label>
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        {m.title}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles clicks on the links inside */}
      <div ref={body} className="search__body" aria-busy={search.state === 'searching'} onClick={closeDialogsAtLink}>
        <SearchResults search={search} isFull={text.length >= MAX_QUERY_LENGTH} retry={retry} />
      </div>
      <p className="search__keys" id="search-keys">
        {m.keys}
      </p>
    </form>
  )
}

/** Closes the dialogs when a link is followed, since its target may be on this very page. */
function closeDialogsAtLink(event: MouseEvent): void {
  if (closestToTarget(event.target, 'a') && !isModifiedClick(event)) closeAllDialogs()
}
