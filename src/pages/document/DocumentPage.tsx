import { isForField } from '../../../content/navigation.ts'
import { allPages, documentOf } from '../../../content/paths.ts'
import { DocumentReader } from '../../markdown/DocumentReader.tsx'
import type { RenderedDocument } from '../../markdown/rendered-document.ts'
import { FieldBar } from '../field-bar/FieldBar.tsx'
import { DocumentLead, PageTop } from './PageTop.tsx'

/** Guides, API and FAQ: a document with its contents beside it; the guides have more room above. */
export function DocumentPage({ document }: { document: RenderedDocument }) {
  const page = allPages.find((candidate) => documentOf(candidate) === document.name)
  return (
    <>
      <PageTop
        heading={document.heading}
        lead={<DocumentLead document={document} />}
        isTall={page?.name === 'guides'}
      />
      <DocumentReader document={document} />
      {isForField(page) && <FieldBar page={page} />}
    </>
  )
}
