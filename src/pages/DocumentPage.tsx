import { useLoaderData } from 'react-router'
import { DocumentReader } from '../markdown/DocumentReader.tsx'
import type { DocumentState } from '../markdown/document-source.ts'
import { useFreshDocument } from '../markdown/use-document.ts'
import { DocumentHead } from './DocumentHead.tsx'

/** Guides, API and FAQ: a document with its contents beside it (specification §2, Markdown pages). */
export function DocumentPage() {
  const state = useFreshDocument(useLoaderData<DocumentState>())
  return (
    <>
      <DocumentHead state={state} />
      <DocumentReader state={state} />
    </>
  )
}
