import type { Page } from '../../../content/pages.ts'
import { localPath } from '../../../content/paths.ts'
import { Icon } from '../../components/Icon.tsx'
import { useLanguage, useMessages } from '../../language/use-messages.ts'

type Props = { page: { path: string; label: Page['label'] } | undefined; direction: 'previous' | 'next' }

/** The page before or after this one in a bar below it; an empty place where there is none. */
export function NeighbourLink({ page, direction }: Props) {
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
