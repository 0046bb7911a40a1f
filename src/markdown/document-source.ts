import type { Language } from '../../content/languages.ts'
import type { RenderedDocument } from './rendered-document.ts'

/** What a page gets from its loader: the document, or that it could not be had. */
export type DocumentState =
  | { state: 'ready'; document: RenderedDocument }
  | { state: 'failed'; name: string; language: Language }

/** Where the pages get their documents: the files at prerendering, the session and the server in the browser. */
export type DocumentSource = (
  name: string,
  language: Language,
  signal: AbortSignal,
  /** The page that shows it, if one does. */
  pathname?: string,
) => Promise<DocumentState>
