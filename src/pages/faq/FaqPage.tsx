import type { Page } from '../../../site/pages.ts'
import type { RenderedDocument } from '../../markdown/rendered-document.ts'
import { DocumentPage } from '../document/DocumentPage.tsx'
import './faq.css'

/** A document of questions and answers, which are side by side in wide viewports. */
export function FaqPage(props: { page: Page; document: RenderedDocument }) {
  return <DocumentPage {...props} />
}
