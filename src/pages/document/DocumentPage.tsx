import { useLoaderData } from 'react-router'
import type { Messages } from '../../../content/messages/en.ts'
import { useMessages } from '../../language/use-messages.ts'
import { DocumentReader } from '../../markdown/DocumentReader.tsx'
import type { DocumentState } from '../../markdown/document-source.ts'
import { useFreshDocument } from '../../markdown/use-document.ts'
import { DocumentHead } from './DocumentHead.tsx'

/** Guides, API and FAQ: a document with its contents beside it (specification §2, Markdown pages). */
export function DocumentPage() {
  const m = useMessages()
  const state = useFreshDocument(useLoaderData<DocumentState>())
  return (
    <>
      <DocumentHead state={state} fallback={labelOf(state, m)} />
      <DocumentReader state={state} />
    </>
  )
}

function labelOf(state: DocumentState, m: Messages): string {
  const name = state.state === 'ready' ? state.document.name : state.name
  return name === 'guides' || name === 'api' || name === 'faq' ? m.navigation[name] : ''
}
