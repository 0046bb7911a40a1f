import { localPath, paths } from '../../../site/paths.ts'
import { Icon } from '../../components/Icon.tsx'
import { useLanguage, useMessages } from '../../language/use-messages.ts'

/**
 * Opens the search dialog (src/shell/dialogs/dialog-openers.ts); without scripts it is a link to the list of all pages.
 */
export function SearchButton({ isLabelled }: { isLabelled?: boolean }) {
  const label = useMessages().search.open
  const language = useLanguage()
  return (
    <a
      className="search-button"
      href={localPath(paths.search, language)}
      aria-label={isLabelled ? undefined : label}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
    >
      <Icon name="search" />
      {isLabelled && label}
    </a>
  )
}
