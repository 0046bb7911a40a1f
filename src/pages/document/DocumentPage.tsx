import './page.css'
import { useLoaderData } from 'react-router'
import { isForField } from '../../../content/navigation.ts'
import { allPages, documentOf } from '../../../content/paths.ts'
import { useLanguage } from '../../language/use-messages.ts'
import { DocumentReader } from '../../markdown/DocumentReader.tsx'
import type { DocumentState } from '../../markdown/document-source.ts'
import { useFreshDocument } from '../../markdown/use-document.ts'
import { FieldBar } from '../field-bar/FieldBar.tsx'
import { DocumentHead } from './DocumentHead.tsx'

/** Guides, API and FAQ: a document with its contents beside it (specification §2, Markdown pages). */
export function DocumentPage() {
  const language = useLanguage()
  const state = useFreshDocument(useLoaderData<DocumentState>())
  const page = pageOf(state)
  return (
    <>
      <DocumentHead state={state} fallback={page?.label[language] ?? ''} />
      <DocumentReader state={state} />
      {isForField(page) && <FieldBar page={page} />}
    </>
  )
}

function pageOf(state: DocumentState) {
  const name = state.state === 'ready' ? state.document.name : state.name
  return allPages.find((page) => documentOf(page) === name)
}
