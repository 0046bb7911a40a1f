import type { ReactNode } from 'react'
import { offersFieldMode } from '../../../site/navigation.ts'
import type { Page } from '../../../site/pages.ts'
import { DocumentReader } from '../../markdown/DocumentReader.tsx'
import type { RenderedDocument } from '../../markdown/rendered-document.ts'
import { NeighbourBar } from '../NeighbourBar.tsx'
import { DocumentLead, PageTop } from './PageTop.tsx'
import './section-tables.css'

type Props = { page: Page; document: RenderedDocument; after?: ReactNode; children?: ReactNode }

/** A document with its table of contents; `after` is rendered below the heading and lead, `children` below the text. */
export function DocumentPage({ page, document, after, children }: Props) {
  return (
    <>
      <PageTop
        heading={document.heading}
        lead={<DocumentLead document={document} />}
        sheet={page.sheet}
        isTall={page.isTall}
        after={after}
      />
      <DocumentReader document={document}>{children}</DocumentReader>
      {offersFieldMode(page) && <NeighbourBar page={page} />}
    </>
  )
}
