import type { ReactNode } from 'react'
import { searchMessages } from '../../generated/messages/search.ts'
import { dialogIds } from '../../site/dialogs.ts'
import { offersFieldMode } from '../../site/navigation.ts'
import { allPages, documentOf, markdownAddress } from '../../site/paths.ts'
import { Dialog } from '../components/Dialog.tsx'
import { Icon } from '../components/Icon.tsx'
import { useMessageGroup, useMessages } from '../language/use-messages.ts'
import { TableOfContents } from './contents/TableOfContents.tsx'
import { DocumentBody } from './DocumentBody.tsx'
import { PageTools } from './page-tools/PageTools.tsx'
import { PdfDownloads } from './pdf-downloads/PdfDownloads.tsx'
import type { RenderedDocument } from './rendered-document.ts'
import './prose.css'
import './contents/contents.css'
import './copying/anchors.css'
import '../components/callout.css'
import '../components/placeholder.css'
import './figures.css'
import './tables.css?deferred'
import './code.css?deferred'
import './copying/copy-confirmation.css?deferred'
import './checklist/checklist.css?deferred'
import '../components/progress.css?deferred'
import '../components/options.css?deferred'
import './preset-chooser/preset-chooser.css?deferred'
import './lightbox/lightbox.css?deferred'
import './print.css?deferred'

type Props = { document: RenderedDocument; children?: ReactNode }

/**
 * A document with its table of contents, its pictures in a lightbox (src/markdown/lightbox/lightbox.ts), and further
 * content below.
 */
export function DocumentReader({ document, children }: Props) {
  const m = useMessages()
  const { slash } = useMessageGroup(searchMessages)
  const page = allPages.find((candidate) => documentOf(candidate) === document.name)
  return (
    <div className="wrap reader">
      <PageTools hasFieldMode={offersFieldMode(page)}>
        <p>
          {/* A script copies the linked Markdown instead of navigating to it (src/markdown/copying/copying.ts). */}
          <a href={markdownAddress(document)}>
            <Icon name="copy" small />
            <span>{m.copyMarkdown}</span>
          </a>
        </p>
        {page?.hasSlashKey && (
          // Lets visitors turn off the search shortcut, which speech input may trigger by accident (WCAG 2.1.4).
          <label className="slash-key">
            <input type="checkbox" id="slash-key" defaultChecked autoComplete="off" />
            {slash}
          </label>
        )}
      </PageTools>
      <TableOfContents document={document} />
      <article>
        <DocumentBody document={document} />
        {children}
        <Dialog
          id={dialogIds.picture}
          className="lightbox whole theme-dark"
          label={m.document.wholeImage}
          closeLabel={m.document.closeImage}
        >
          <figure>
            {/* biome-ignore lint/a11y: a scroll container must be focusable by keyboard, with a name */}
            <div className="lightbox__picture" role="group" tabIndex={0} aria-label={m.document.wholeImage} />
          </figure>
        </Dialog>
        <PdfDownloads document={document.name} />
      </article>
    </div>
  )
}
