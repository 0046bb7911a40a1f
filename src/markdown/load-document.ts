import { loadChunk } from '../loading/load-chunk.ts'
import type { DocumentSource } from './document-source.ts'

/** A document from the session or the server; a page that is only read does without the part that fetches. */
export const loadFetchedDocument: DocumentSource = async (...request) => {
  const { loadDocument } = await loadChunk('fetch-document', () => import('./fetch-document.ts'))
  return loadDocument(...request)
}
