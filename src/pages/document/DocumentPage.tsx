import './page.css'
import { useLoaderData } from 'react-router'
import type { Language } from '../../../content/languages.ts'
import { allPages, documentOf } from '../../../content/paths.ts'
import { useLanguage } from '../../language/use-messages.ts'
import { DocumentReader } from '../../markdown/DocumentReader.tsx'
import type { DocumentState } from '../../markdown/document-source.ts'
import { useFreshDocument } from '../../markdown/use-document.ts'
import { DocumentHead } from './DocumentHead.tsx'

/** Guides, API and FAQ: a document with its contents beside it (specification §2, Markdown pages). */
export function DocumentPage() {
  const language = useLanguage()
  const state = useFreshDocument(useLoaderData<DocumentState>())
  return (
    <>
      <DocumentHead state={state} fallback={labelOf(state, language)} />
      <DocumentReader state={state} />
    </>
  )
}

function labelOf(state: DocumentState, language: Language): string {
  const name = state.state === 'ready' ? state.document.name : state.name
  return allPages.find((page) => documentOf(page) === name)?.label[language] ?? ''
}
