import { manualPages, type NavigationLink, previousAndNextPage } from '../../site/navigation.ts'
import { localPath } from '../../site/paths.ts'
import { Icon } from '../components/Icon.tsx'
import { useLanguage, useMessages } from '../language/use-messages.ts'

/**
 * The bottom bar of pages that support field mode: links to the previous and the next page, and between them, on larger
 * screens, the current page. Outside the manual it is hidden, except in field mode.
 */
export function NeighbourBar({ page }: { page: NavigationLink }) {
  const m = useMessages()
  const language = useLanguage()
  const isOfManual = manualPages.some(({ path }) => path === page.path)
  const { previous, next } = previousAndNextPage(page)
  return (
    <nav
      className="bottom-bar"
      aria-label={isOfManual ? m.manual.neighbours : m.fieldMode.neighbours}
      hidden={!isOfManual}
    >
      {isOfManual && <div className="bottom-bar__progress" aria-hidden="true" />}
      <div className="wrap bottom-bar__inner">
        <NeighbourLink page={previous} direction="previous" />
        {isOfManual && (
          <p className="bottom-bar__now" aria-current="page">
            <span className="visually-hidden">{m.manual.currentChapter}: </span>
            <b>{page.label[language]}</b>
          </p>
        )}
        <NeighbourLink page={next} direction="next" />
      </div>
    </nav>
  )
}

/** A link to the previous or next page; without one, an empty element that keeps the grid cell. */
function NeighbourLink({ page, direction }: { page: NavigationLink | undefined; direction: 'previous' | 'next' }) {
  const m = useMessages()
  const language = useLanguage()
  if (!page) return <span />
  const isNext = direction === 'next'
  return (
    <a href={localPath(page.path, language)} rel={isNext ? 'next' : 'prev'}>
      {!isNext && <Icon name="back" />}
      <span>
        <small>{m.manual[direction]}</small>
        {page.label[language]}
      </span>
      {isNext && <Icon name="arrow" />}
    </a>
  )
}
