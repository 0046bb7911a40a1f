import { useRef } from 'react'
import { Icon } from '../components/Icon.tsx'
import { useMessages } from '../language/use-messages.ts'
import type { Heading } from './rendered-document.ts'
import { useCurrentHeading } from './use-current-heading.ts'

type Props = { headings: readonly Heading[] }

/** The table of contents beside a document, with the section being read marked (specification §2). */
export function Contents({ headings }: Props) {
  const m = useMessages()
  const current = useCurrentHeading(headings)
  return (
    <nav className="toc" aria-labelledby="contents-title">
      <h2 id="contents-title">{m.document.onThisPage}</h2>
      <Entries headings={headings} current={current} />
    </nav>
  )
}

/** The same on a phone, folded above the text. */
export function FoldedContents({ headings }: Props) {
  const m = useMessages()
  const details = useRef<HTMLDetailsElement>(null)
  return (
    <details className="toc-m" ref={details}>
      <summary>
        {m.document.onThisPage} <Icon name="chev" />
      </summary>
      <nav aria-label={m.document.onThisPage}>
        <Entries headings={headings} current={null} onFollow={() => details.current?.removeAttribute('open')} />
      </nav>
    </details>
  )
}

type EntriesProps = Props & { current: string | null; onFollow?: () => void }

function Entries({ headings, current, onFollow }: EntriesProps) {
  return (
    <ol>
      {headings.map((heading) => (
        <li key={heading.id} className={heading.depth === 3 ? 'l3' : 'l2'}>
          <a href={`#${heading.id}`} aria-current={heading.id === current ? 'location' : undefined} onClick={onFollow}>
            {heading.text}
          </a>
        </li>
      ))}
    </ol>
  )
}
