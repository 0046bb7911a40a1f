import { type ManualPage, neighbours } from '../../../content/navigation.ts'
import { localPath } from '../../../content/paths.ts'
import { Icon } from '../../components/Icon.tsx'
import { SiteLink } from '../../components/SiteLink.tsx'
import { useLanguage, useMessages } from '../../language/use-messages.ts'

/** The fixed bar at the bottom: previous chapter, current (not on small screens) and next (specification §2). */
export function ChapterBar({ page }: { page: ManualPage }) {
  const m = useMessages()
  const language = useLanguage()
  const { previous, next } = neighbours(page)
  return (
    <nav className="btm" aria-label={m.manual.neighbours}>
      <div className="btm__prog" aria-hidden="true" />
      <div className="wrap btm__in">
        {previous ? (
          <SiteLink href={localPath(previous.path, language)} rel="prev">
            <Icon name="back" />
            <span>
              <small>{m.manual.previous}</small>
              {previous.label[language]}
            </span>
          </SiteLink>
        ) : (
          <span />
        )}
        <p className="btm__now" aria-current="page">
          <span className="sr">{m.manual.currentChapter}: </span>
          <b>{page.label[language]}</b>
        </p>
        {next ? (
          <SiteLink href={localPath(next.path, language)} rel="next">
            <span>
              <small>{m.manual.next}</small>
              {next.label[language]}
            </span>
            <Icon name="arrow" />
          </SiteLink>
        ) : (
          <span />
        )}
      </div>
    </nav>
  )
}
