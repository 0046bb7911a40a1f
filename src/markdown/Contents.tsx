import { Icon } from '../components/Icon.tsx'
import { useMessages } from '../language/use-messages.ts'
import type { RenderedDocument } from './rendered-document.ts'

type Props = { document: RenderedDocument }

/** The table of contents beside a document; src/client/contents.ts marks the section being read. */
export function Contents({ document }: Props) {
  const m = useMessages()
  return (
    <nav className="toc" aria-labelledby="contents-title">
      <h2 id="contents-title">{m.document.onThisPage}</h2>
      <ContentsList document={document} />
    </nav>
  )
}

/** The same folded above the text: on a phone, and in a dialog. */
export function FoldedContents({ document }: Props) {
  const m = useMessages()
  return (
    <details className="folded-contents">
      <summary>
        {m.document.onThisPage} <Icon name="chev" />
      </summary>
      <nav aria-label={m.document.onThisPage}>
        <ContentsList document={document} />
      </nav>
    </details>
  )
}

/** src/client/documents.ts puts those of a newer text in their place. */
function ContentsList({ document: { contents } }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from renderDocument, which sanitises
  return <ol dangerouslySetInnerHTML={{ __html: contents }} />
}
