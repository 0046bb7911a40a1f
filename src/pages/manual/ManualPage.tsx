import { offersFieldMode } from '../../../site/navigation.ts'
import type { Page } from '../../../site/pages.ts'
import { DocumentReader } from '../../markdown/DocumentReader.tsx'
import type { RenderedDocument } from '../../markdown/rendered-document.ts'
import { DocumentPage } from '../document/DocumentPage.tsx'
import { NeighbourBar } from '../NeighbourBar.tsx'
import { AllSheets } from './AllSheets.tsx'
import { ChapterHead } from './ChapterHead.tsx'
import './chapter-bar.css'

type Props = { page: Page; document: RenderedDocument }

/** The introduction or a chapter of the manual. */
export function ManualPage({ page, document }: Props) {
  if (page.kind === 'introduction') return <DocumentPage page={page} document={document} after={<AllSheets />} />
  return (
    <>
      <ChapterHead page={page} document={document} />
      <DocumentReader document={document} />
      {offersFieldMode(page) && <NeighbourBar page={page} />}
    </>
  )
}
