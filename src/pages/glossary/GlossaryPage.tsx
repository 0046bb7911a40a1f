import './page.css'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '../../../content/languages.ts'
import { glossaryMessages } from '../../../content/messages/glossary.ts'
import { pages } from '../../../content/pages.ts'
import { localPath, paths } from '../../../content/paths.ts'
import { entries } from '../../../content/words.ts'
import { idOfHash } from '../../components/hash-scroll.ts'
import { SiteLink } from '../../components/SiteLink.tsx'
import { useRested } from '../../components/use-rested.ts'
import { useLanguage, useWords } from '../../language/use-messages.ts'
import { PageTools } from '../../markdown/PageTools.tsx'
import { openSearch } from '../../search/open-search.ts'
import { FieldBar } from '../field-bar/FieldBar.tsx'
import { GlossaryControls } from './GlossaryControls.tsx'
import { GlossaryRow } from './GlossaryRow.tsx'
import { findEntries, lettersOf, sidesFrom } from './glossary-order.ts'

/**
 * Every word of the site in both languages side by side, in the order of one of them. The filter looks through all
 * forms of both; a hash marks its row. Without scripts the letters and the whole list remain.
 */
export function GlossaryPage() {
  const m = useWords(glossaryMessages)
  const language = useLanguage()
  const [chosen, setChosen] = useState<Language | null>(null)
  const [text, setText] = useState('')
  const marked = useMarkedId()
  const first = chosen ?? language
  const sides = useMemo(() => sidesFrom(first), [first])
  const query = text.trim()
  const found = query ? findEntries(query) : entries
  const letters = lettersOf(first, found)
  const count =
    query === '' ? m.count(found.length) : found.length > 0 ? m.found(found.length, query) : m.nothing(query)
  return (
    <>
      <div className="man-head">
        <div className="contours" aria-hidden="true" />
        <div className="wrap man-head__in">
          <h1>{pages.glossary.label[language]}</h1>
          <p className="lead">{m.lead}</p>
        </div>
      </div>
      <div className="wrap glossary" data-live={marked === null ? undefined : ''}>
        <PageTools hasFieldMode />
        <GlossaryControls text={text} first={first} onFind={setText} onChoose={setChosen} />
        {!query && (
          <nav className="glossary__letters" aria-label={m.letters}>
            {letters.map((group) => (
              <a
                key={group.letter}
                href={`#${letterId(group.letter)}`}
                aria-current={group.entries.some(({ id }) => id === marked) || undefined}
              >
                {group.letter}
              </a>
            ))}
          </nav>
        )}
        <p className="glossary__count num" aria-hidden={query !== '' || undefined}>
          {found.length > 0 ? count : <b>{count}</b>}
        </p>
        <output className="sr">{useRested(query && count)}</output>
        {found.length === 0 && (
          <SiteLink
            href={localPath(`${paths.search}?q=${encodeURIComponent(query)}`, language)}
            onClick={(event) => {
              event.preventDefault()
              openSearch(query)
            }}
          >
            {m.searchSite}
          </SiteLink>
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
          <section key={group.letter} data-later="">
            {!query && <h2 id={letterId(group.letter)}>{group.letter}</h2>}
            {group.entries.map((entry) => (
              <GlossaryRow
                key={entry.id}
                entry={entry}
                sides={sides}
                query={query}
                isMarked={entry.id === marked}
                isLive={marked !== null}
              />
            ))}
          </section>
        ))}
      </div>
      <FieldBar page={pages.glossary} />
    </>
  )
}

function letterId(letter: string): string {
  return `letter-${letter.toLowerCase()}`
}

/** The row that the address names; null on the prerendered page, which knows no hash: there the browser marks it. */
function useMarkedId(): string | null {
  const { hash } = useLocation()
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  return isLive ? idOfHash(hash) : null
}
