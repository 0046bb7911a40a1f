import { dialogs } from '../../content/dialogs.ts'
import { isForField } from '../../content/navigation.ts'
import { pages } from '../../content/pages.ts'
import { allPages, documentOf } from '../../content/paths.ts'
import { Dialog } from '../components/Dialog.tsx'
import { useMessages } from '../language/use-messages.ts'
import { Contents, FoldedContents } from './Contents.tsx'
import { CopyMarkdown } from './CopyMarkdown.tsx'
import { DocumentBody } from './DocumentBody.tsx'
import { PageTools } from './PageTools.tsx'
import { PrintPart } from './PrintPart.tsx'
import type { RenderedDocument } from './rendered-document.ts'
import { SlashKey } from './SlashKey.tsx'

/** A document's text with its contents on the right and its pictures in the lightbox (src/client/lightbox.ts). */
export function DocumentReader({ document }: { document: RenderedDocument }) {
  const m = useMessages()
  return (
    <div className="wrap man">
      <article className="man__text">
        <PageTools hasFieldMode={isForField(allPages.find((page) => documentOf(page) === document.name))}>
          <CopyMarkdown document={document} />
          {document.name === documentOf(pages.accessibility) && <SlashKey />}
        </PageTools>
        <FoldedContents document={document} />
        <DocumentBody document={document} />
        <Dialog
          id={dialogs.picture}
          className="lightbox"
          label={m.document.openImage}
          closeLabel={m.document.closeImage}
        >
          <figure />
        </Dialog>
        <PrintPart document={document.name} />
      </article>
      <Contents document={document} />
    </div>
  )
}
