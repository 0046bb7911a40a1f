import { isForField } from '../../../content/navigation.ts'
import type { Page } from '../../../content/pages.ts'
import { paths } from '../../../content/paths.ts'
import { DocumentReader } from '../../markdown/DocumentReader.tsx'
import type { RenderedDocument } from '../../markdown/rendered-document.ts'
import { NeighbourBar } from '../NeighbourBar.tsx'
import { DocumentLead, PageTop } from './PageTop.tsx'

type Props = { page: Page; document: RenderedDocument }

/** Guides, API and FAQ: a document with its contents beside it; the guides have more room above. */
export function DocumentPage({ page, document }: Props) {
  return (
    <>
      <PageTop
        heading={document.heading}
        lead={<DocumentLead document={document} />}
        isTall={page.path === paths.guides}
      />
      <DocumentReader document={document} />
      {isForField(page) && <NeighbourBar page={page} />}
    </>
  )
}
