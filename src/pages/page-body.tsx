import type { ReactNode } from 'react'
import type { Page } from '../../site/pages.ts'
import type { RenderedDocument } from '../markdown/rendered-document.ts'
import { DocumentPage } from './document/DocumentPage.tsx'
import { FaqPage } from './faq/FaqPage.tsx'
import { GlossaryPage } from './glossary/GlossaryPage.tsx'
import { HomePage } from './home/HomePage.tsx'
import { ManualPage } from './manual/ManualPage.tsx'
import { NotFoundPage } from './not-found/NotFoundPage.tsx'
import { QuestionsPage } from './questions/QuestionsPage.tsx'
import { SamplesPage } from './samples/SamplesPage.tsx'
import { SearchPage } from './search/SearchPage.tsx'
import { SignUpPage } from './sign-up/SignUpPage.tsx'
import { UseCasePage } from './use-case/UseCasePage.tsx'

/** The pages with a component of their own, by the component's name in site/page-list.ts. */
const ownPages = {
  HomePage: <HomePage />,
  GlossaryPage: <GlossaryPage />,
  SamplesPage: <SamplesPage />,
  SearchPage: <SearchPage />,
  SignUpPage: <SignUpPage />,
} as const

export type PageKind =
  | keyof typeof ownPages
  | 'DocumentPage'
  | 'FaqPage'
  | 'QuestionsPage'
  | 'ManualPage'
  | 'UseCasePage'
  | 'NotFoundPage'

/**
 * The content between header and footer, and the page's kind, which selects its stylesheet
 * (generator/pages/page-styles.ts).
 */
export function getPageBody(page: Page | null, document: RenderedDocument | null): { kind: PageKind; body: ReactNode } {
  if (page?.kind === 'own') return { kind: page.component, body: ownPages[page.component] }
  if (!page || !document) return { kind: 'NotFoundPage', body: <NotFoundPage /> }
  if (page.kind === 'useCase') return { kind: 'UseCasePage', body: <UseCasePage document={document} /> }
  if (page.hasAnswers) return { kind: 'FaqPage', body: <FaqPage page={page} document={document} /> }
  if (page.hasQuestionForm) return { kind: 'QuestionsPage', body: <QuestionsPage page={page} document={document} /> }
  if (page.kind === 'document') return { kind: 'DocumentPage', body: <DocumentPage page={page} document={document} /> }
  return { kind: 'ManualPage', body: <ManualPage page={page} document={document} /> }
}
