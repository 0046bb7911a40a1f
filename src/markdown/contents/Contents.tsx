import { Icon } from '../../components/Icon.tsx'
import { useMessages } from '../../language/use-messages.ts'
import type { RenderedDocument } from '../rendered-document.ts'

/**
 * The table of contents: beside the text of a page where there is room, else folded above it. The list lies behind its fold,
 * whose state the style sheet reads, so that one list serves both. list-headings.ts chooses the headings, contents.ts marks
 * the section being read, src/markdown/update/update-document.ts puts the entries of a newer text in their place.
 */
export function Contents({ document: { contents } }: { document: RenderedDocument }) {
  const { onThisPage } = useMessages().document
  if (!contents) return null
  return (
    <nav className="contents" aria-label={onThisPage}>
      <h2>{onThisPage}</h2>
      <details>
        <summary>
          {onThisPage} <Icon name="chev" />
        </summary>
      </details>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it comes from renderDocument, which sanitises */}
      <ol dangerouslySetInnerHTML={{ __html: contents }} />
    </nav>
  )
}
