import type { NavigationLink } from '../../site/navigation.ts'
import { localPath } from '../../site/paths.ts'
import { useLanguage, useMessages } from '../language/use-messages.ts'
import './crumbs.css'

type Props = { parent: NavigationLink; current: string }

/** Breadcrumbs; src/shell/head/structured-data.ts repeats them as JSON-LD for search engines. */
export function Crumbs({ parent, current }: Props) {
  const language = useLanguage()
  return (
    <nav className="crumbs" aria-label={useMessages().navigation.youAreHere}>
      <a href={localPath(parent.path, language)}>{parent.label[language]}</a>
      <span>{current}</span>
    </nav>
  )
}
