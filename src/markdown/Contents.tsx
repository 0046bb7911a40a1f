import { Icon } from '../components/Icon.tsx'
import { useMessages } from '../language/use-messages.ts'
import type { Heading } from './rendered-document.ts'

type Props = { headings: readonly Heading[] }

/** The table of contents beside a document; src/reading/contents.ts marks the section being read (specification §2). */
export function Contents({ headings }: Props) {
  const m = useMessages()
  return (
    <nav className="toc" aria-labelledby="contents-title">
      <h2 id="contents-title">{m.document.onThisPage}</h2>
      <Entries headings={headings} />
    </nav>
  )
}

/** The same on a phone, folded above the text. */
export function FoldedContents({ headings }: Props) {
  const m = useMessages()
  return (
    <details className="toc-m">
      <summary>
        {m.document.onThisPage} <Icon name="chev" />
      </summary>
      <nav aria-label={m.document.onThisPage}>
        <Entries headings={headings} />
      </nav>
    </details>
  )
}

function Entries({ headings }: Props) {
  return (
    <ol>
      {headings.map((heading) => (
        <li key={heading.id} className={heading.depth === 3 ? 'l3' : 'l2'}>
          <a href={`#${heading.id}`}>{heading.text}</a>
        </li>
      ))}
    </ol>
  )
}
