import { useMemo, useState } from 'react'
import { glossaryMessages } from '../../../generated/messages/glossary.ts'
import type { Language } from '../../../site/languages.ts'
import { localPath, paths } from '../../../site/paths.ts'
import { glossaryEntries } from '../../../site/words.ts'
import { useDebouncedText } from '../../components/use-debounced-text.ts'
import { useLanguage, useMessageGroup } from '../../language/use-messages.ts'
import { MAX_QUERY_LENGTH, truncateQuery } from '../../search/contract/query.ts'
import { GlossaryControls } from './GlossaryControls.tsx'
import { GlossaryRow } from './GlossaryRow.tsx'
import { findEntries, groupByLetter, orderLanguages } from './glossary-order.ts'

/**
 * The glossary, sorted by one language. The filter matches all inflected forms in both languages. The row that the
 * URL's hash names is highlighted by `:target`. Without scripts the whole list and the links to its letters remain.
 */
export default function GlossaryList() {
  const m = useMessageGroup(glossaryMessages)
  const language = useLanguage()
  const [first, setFirst] = useState<Language>(language)
  const [text, setText] = useState('')
  const sides = useMemo(() => orderLanguages(first), [first])
  const query = truncateQuery(text)
  const found = query ? findEntries(query) : glossaryEntries
  const letters = groupByLetter(first, found)
  const matches =
    query === ''
      ? m.count({ words: found.length })
      : found.length > 0
        ? m.found({ words: found.length, query })
        : m.nothing({ query })
  const count = text.length < MAX_QUERY_LENGTH ? matches : `${m.longest({ characters: MAX_QUERY_LENGTH })} ${matches}`
  return (
    <>
      <GlossaryControls text={text} first={first} onFind={setText} onChoose={setFirst} />
      {!query && (
        <nav className="glossary__letters" aria-label={m.letters}>
          {letters.map(({ letter }) => (
            <a key={letter} href={`#${letterId(letter)}`}>
              {letter}
            </a>
          ))}
        </nav>
      )}
      <p className="glossary__count tabular" aria-hidden={query !== '' || undefined}>
        {found.length > 0 ? count : <b>{count}</b>}
      </p>
      <output className="visually-hidden">{useDebouncedText(query && count)}</output>
      {found.length === 0 && (
        <a href={localPath(`${paths.search}?q=${encodeURIComponent(query)}`, language)}>{m.searchSite}</a>
      )}
      {found.length > 0 && (
        <div className="glossary__head" aria-hidden="true">
          {sides.map((entry) => (
            <span key={entry}>{m.languages[entry]}</span>
          ))}
          <span>{m.readOn}</span>
        </div>
      )}
      {letters.map((group) => (
        <section key={group.letter}>
          {!query && <h2 id={letterId(group.letter)}>{group.letter}</h2>}
          {group.entries.map((entry) => (
            <GlossaryRow key={entry.id} entry={entry} sides={sides} query={query} />
          ))}
        </section>
      ))}
    </>
  )
}

function letterId(letter: string): string {
  return `letter-${letter.toLowerCase()}`
}
