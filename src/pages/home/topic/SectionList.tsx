import type { ReactNode } from 'react'
import { Icon } from '../../../components/Icon.tsx'
import { LinkedText } from '../../../components/LinkedText.tsx'
import '../../../components/fold.css?deferred'

type Section = {
  title: string
  text: string
  /** When it happens, beside the title. */
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

/** The four or five sections of a solution; `inOrder` when one follows the other. A phone folds them. */
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
