import type { MouseEvent } from 'react'
import { localPath, paths } from '../../../content/paths.ts'
import { Icon } from '../../components/Icon.tsx'
import { isModified } from '../../components/modified-click.ts'
import { useLanguage, useMessages } from '../../language/use-messages.ts'
import { openSearch } from '../../search/open-search.ts'

/** Opens the search; without scripts a link to the list of all pages. */
export function SearchButton({ isLabelled }: { isLabelled?: boolean }) {
  const label = useMessages().search.open
  const language = useLanguage()
  const open = (event: MouseEvent) => {
    if (isModified(event)) return
    event.preventDefault()
    openSearch()
  }
  return (
    <a
      className="search-btn"
      href={localPath(paths.search, language)}
      aria-label={isLabelled ? undefined : label}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      data-replay=""
      onClick={open}
    >
      <Icon name="search" />
      {isLabelled && label}
    </a>
  )
}
