import './search.css'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { dialogs } from '../../content/dialogs.ts'
import { searchMessages } from '../../content/messages/search.ts'
import { Dialog } from '../components/Dialog.tsx'
import { closeDialog, openDialog } from '../components/dialogs.ts'
import { Icon } from '../components/Icon.tsx'
import { useLanguage, useMessages, useWords } from '../language/use-messages.ts'
import { isSlashOn, turnSlash } from '../loading/search-keys.ts'
import { SearchResults } from './SearchResults.tsx'
import { startSearch } from './search-client.ts'
import { useSearch } from './use-search.ts'

type Props = {
  /** Grows with each time that the dialog is asked for. */
  opened: number
  /** What to search for, from the address of the page; otherwise the last query stays. */
  query: string | null
}

/** The last query; it outlives the dialog, which is a new one after a change of language. */
let lastQuery = ''

/** The search over the whole site (issue: search inside); its chunk and the index load when it is first opened. */
export function SearchDialog({ opened, query }: Props) {
  const m = useWords(searchMessages)
  const close = useMessages().close
  const language = useLanguage()
  const [text, setText] = useState(query ?? lastQuery)
  const { result, retry } = useSearch(text, language)
  const input = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)

  useEffect(() => {
    lastQuery = text
  }, [text])
  useEffect(() => {
    if (opened === 0) return
    if (query !== null) setText(query)
    openDialog(dialogs.search)
    input.current?.focus()
    input.current?.select()
  }, [opened, query])
  useEffect(() => {
    if (opened > 0) startSearch(language)
  }, [opened, language])

  const links = () => [...(body.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]
  const handleKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault() // the browser would empty the field first
      closeDialog(dialogs.search)
      return
    }
    const all = links()
    const at = all.findIndex((link) => link.matches(':focus'))
    const isInField = event.target === input.current
    if (isInField && event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      body.current?.querySelector<HTMLElement>('[data-first]')?.click()
      return
    }
    const next = nextIndex(event.key, at, all.length, isInField)
    if (next !== null) {
      event.preventDefault()
      const target = next < 0 ? input.current : all[next]
      target?.focus()
      if (target !== input.current) target?.scrollIntoView({ block: 'nearest' })
    } else if (!isInField && event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      input.current?.focus() // typing goes on where the query is
    }
  }
  return (
    <Dialog id={dialogs.search} className="modal search" label={m.title} closeLabel={close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come up from the field and the links inside */}
      <div className="search__in" onKeyDown={handleKeys}>
        <label className="search__field">
          <Icon name="search" />
          <span className="sr">{m.title}</span>
          <input
            ref={input}
            type="search"
            value={text}
            placeholder={m.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby="search-keys"
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <div ref={body} className="search__body" aria-busy={result.state === 'searching'}>
          <SearchResults result={result} retry={retry} />
        </div>
        <div className="search__keys">
          <p id="search-keys">{m.keys}</p>
          <label>
            <input type="checkbox" defaultChecked={isSlashOn()} onChange={(event) => turnSlash(event.target.checked)} />
            {m.slash}
          </label>
        </div>
      </div>
    </Dialog>
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
