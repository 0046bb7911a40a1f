import { clientMessages } from '../../generated/messages/client.ts'
import { type SearchMessages, searchMessages } from '../../generated/messages/search.ts'
import { site } from '../../site/facts.ts'
import { languageNames } from '../../site/languages.ts'
import { chapters } from '../../site/navigation.ts'
import { pages } from '../../site/pages.ts'
import { localPath, paths } from '../../site/paths.ts'
import { useDebouncedText } from '../components/use-debounced-text.ts'
import { useHydrated } from '../components/use-hydrated.ts'
import { useLanguage, useMessageGroup } from '../language/use-messages.ts'
import { MAX_QUERY_LENGTH } from './contract/query.ts'
import type { SearchHit, TextPiece } from './results.ts'
import type { SearchState } from './use-search.ts'

/** `isFull`: the query has reached the maximum length. */
type Props = { search: SearchState; isFull: boolean; retry: () => void }

/** Shows the results, or advice when there are none; a live region announces their number. */
export function SearchResults({ search, isFull, retry }: Props) {
  const m = useMessageGroup(clientMessages)
  const s = useMessageGroup(searchMessages)
  const results = 'results' in search ? search.results : null
  const isOneLetter = search.state === 'found' && isTooShort(search.query)
  const status = [isFull && s.longest({ characters: MAX_QUERY_LENGTH }), describeStatus(search, m.loading, s)]
    .filter(Boolean)
    .join(' ')
  return (
    <>
      <p className="search__status" aria-hidden="true">
        {status}
      </p>
      <output className="visually-hidden">{useDebouncedText(status)}</output>
      {search.state === 'failed' && (
        <button type="button" className="button button--primary" onClick={retry}>
          {m.retry}
        </button>
      )}
      {(search.state === 'idle' || isOneLetter) && <Chapters title={s.suggestions} />}
      {results && results.pages.length > 0 && (
        <ul className="search__pages">
          {results.pages.map((page, index) => (
            <li key={page.href} lang={page.language}>
              <Page page={page} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {search.state === 'found' && results?.pages.length === 0 && !isOneLetter && (
        <>
          <p>
            {s.nothingHelp} <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
          <Chapters title={s.nothingChapters} />
        </>
      )}
    </>
  )
}

/** Whether a query is a single letter, which is not searched for. */
const isTooShort = (query: string) => [...query].length === 1

function describeStatus(search: SearchState, loading: string, s: SearchMessages): string {
  if (search.state === 'idle') return ''
  if (search.state === 'failed') return s.failed
  if (search.state === 'searching') return search.results ? '' : loading
  const { pages, corrected } = search.results
  if (isTooShort(search.query)) return s.oneLetter
  if (pages.length === 0) return s.nothing({ query: search.query })
  const sections = pages.reduce((sum, page) => sum + page.sections.length, 0)
  const found = s.found({ pages: pages.length, sections })
  return corrected ? `${s.corrected({ query: corrected })} ${found}` : found
}

function Page({ page, isFirst }: { page: SearchHit; isFirst: boolean }) {
  const language = useLanguage()
  // The privacy policy is a dialog of every page, so it can open on this one.
  const isHere = page.href.includes('#') && page.language === language
  const place = (href: string) => (isHere ? href.slice(href.indexOf('#')) : href)
  return (
    <>
      <a className="search__page" href={place(page.href)} data-first={(isFirst && page.isWhole) || undefined}>
        <Marked as="b" pieces={page.title} />
        {page.language !== language && (
          <>
            {' '}
            <span className="search__badge">{languageNames[page.language]}</span>
          </>
        )}
        {page.sections.length === 0 && <Marked as="span" pieces={page.excerpt} />}
      </a>
      {page.sections.length > 0 && (
        <ul className="search__sections">
          {page.sections.map((section, index) => (
            <li key={section.href}>
              <a href={place(section.href)} data-first={(isFirst && !page.isWhole && index === 0) || undefined}>
                <Marked as="b" pieces={section.title} />
                <Marked as="span" pieces={section.excerpt} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** A title or excerpt with the matches marked. */
function Marked({ as: Element, pieces }: { as: 'b' | 'span'; pieces: readonly TextPiece[] }) {
  const marked = pieces.map(({ text, isMarked }, index) => {
    // Elements instead of text nodes: browser translation replaces text nodes, which breaks React.
    const Tag = isMarked ? 'mark' : 'span'
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
    return <Tag key={index}>{text}</Tag>
  })
  return <Element className={Element === 'span' ? 'search__text' : undefined}>{marked}</Element>
}

/** Links shown without a query: the chapters of the manual and the questions. */
function Chapters({ title }: { title: string }) {
  const s = useMessageGroup(searchMessages)
  const language = useLanguage()
  const isHydrated = useHydrated() // the prerendered page only contains the list of all pages
  return (
    <>
      <h2 className="search__heading">{title}</h2>
      <ul className="search__chapters">
        {(isHydrated ? [...chapters, pages.faq] : []).map(({ path, label }) => (
          <li key={path}>
            <a href={localPath(path, language)}>{label[language]}</a>
          </li>
        ))}
        <li>
          <a href={localPath(paths.search, language)}>{s.allPages}</a>
        </li>
      </ul>
    </>
  )
}
