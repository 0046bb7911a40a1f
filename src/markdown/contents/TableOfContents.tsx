import { Icon } from '../../components/Icon.tsx'
import { useMessages } from '../../language/use-messages.ts'
import type { RenderedDocument } from '../rendered-document.ts'

/**
 * The table of contents: beside the text on wide screens, else collapsed above it. The list is a sibling of the
 * <details> element, whose open state CSS reads, so that one list serves both layouts. list-headings.ts selects the
 * headings, contents.ts highlights the current section, and src/markdown/update/update-document.ts replaces the entries
 * after an update.
 */
export function TableOfContents({ document: { contents } }: { document: RenderedDocument }) {
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by renderDocument */}
      <ol dangerouslySetInnerHTML={{ __html: contents }} />
    </nav>
  )
}
