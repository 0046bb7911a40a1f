import type { Page } from '../../../site/pages.ts'
import { Island } from '../../components/Island.tsx'
import type { RenderedDocument } from '../../markdown/rendered-document.ts'
import SignUpForm from '../../sign-up/SignUpForm.island.tsx'
import { DocumentPage } from '../document/DocumentPage.tsx'
import './questions.css'

/** A checklist of questions; the form in its last section sends the ticked ones as one request. */
export function QuestionsPage({ page, document }: { page: Page; document: RenderedDocument }) {
  return (
    <DocumentPage page={page} document={document}>
      <Island
        source="sign-up/SignUpForm"
        component={SignUpForm}
        given={{ kind: 'demo', id: 'questions', takesQuestions: true }}
        awaited="press"
      />
    </DocumentPage>
  )
}
