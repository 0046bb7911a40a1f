import type { ReactNode } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { LinkedText } from '../../../components/LinkedText.tsx'
import '../../../components/fold.css?deferred'

type Section = {
  title: string
  text: string
  /** The time of the step, shown beside the title. */
  when?: string
  sources?: readonly { words: string; address: string }[]
}

type Props = {
  sections: readonly Section[]
  className: string
  inOrder?: boolean
  /** Rendered after the items of `sections`. */
  children?: ReactNode
}

/** The items of a solution; `inOrder` makes it an ordered list. On a phone each item is collapsible. */
export function SectionList({ sections, className, inOrder, children }: Props) {
  const List = inOrder ? 'ol' : 'ul'
  return (
    <List className={`parts ${className}`}>
      {sections.map(({ title, text, when, sources }) => (
        <li key={title}>
          {when && <small>{when}</small>}
          <details className="fold">
            <summary>
              <h3 className="h4">{title}</h3>
              <Icon name="chev" small />
            </summary>
            <p>
              <LinkedText text={text} links={sources} />
            </p>
          </details>
        </li>
      ))}
      {children}
    </List>
  )
}
