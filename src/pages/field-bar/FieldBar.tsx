import { fieldNeighbours } from '../../../content/navigation.ts'
import type { Page } from '../../../content/pages.ts'
import { localPath } from '../../../content/paths.ts'
import { Icon } from '../../components/Icon.tsx'
import { SiteLink } from '../../components/SiteLink.tsx'
import { useLanguage, useMessages } from '../../language/use-messages.ts'

/** Previous and next page of what is read in the forest; hidden but in field mode, whose sheet shows it. */
export function FieldBar({ page }: { page: Page | undefined }) {
  const m = useMessages()
  const language = useLanguage()
  const { previous, next } = fieldNeighbours(page)
  if (!previous && !next) return null
  return (
    <nav className="field-bar" aria-label={m.fieldMode.neighbours} hidden>
      <div className="field-bar__in">
        {previous ? (
          <SiteLink href={localPath(previous.path, language)}>
            <Icon name="back" />
            <span>
              <small>{m.manual.previous}</small>
              {previous.label[language]}
            </span>
          </SiteLink>
        ) : (
          <span />
        )}
        {next ? (
          <SiteLink href={localPath(next.path, language)}>
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
