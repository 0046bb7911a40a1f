import { hashFnv1a } from '../../../site/fingerprint.ts'
import { isRecord } from '../../../site/is-record.ts'
import type { Language } from '../../../site/languages.ts'
import { readStored, readStoredJson, writeStored } from '../../dom/storage.ts'
import { normalizeText } from '../contract/normalize-text.ts'

/** The hash of a document's page is stored under the document's name with this suffix. */
const PAGE_HASH_SUFFIX = '.page'

/** The session storage entry of a document. */
type StoredDocument = { markdownName: string; markdownLanguage: Language; markdownString: string }

/** Hashes a text, to compare versions of a document. */
export function hashText(text: string): string {
  return `${hashFnv1a(text).toString(36)}-${text.length.toString(36)}`
}

/**
 * Fetches the text of a document (`GET /markdown/name_language.md`).
 * @throws Error when the server does not respond with Markdown.
 */
export async function fetchDocumentText(name: string, language: Language): Promise<string> {
  const response = await fetch(`/markdown/${name}_${language}.md`, { cache: 'no-cache' })
  const isText = /^text\/(markdown|plain)/.test(response.headers.get('content-type') ?? '')
  if (!response.ok || !isText) throw new Error(`Status ${response.status}`)
  return normalizeText(await response.text()) // a host may serve other line endings than the build read
}

/**
 * Stores a text in session storage, and the hash of the page that it belongs to. Call it after rendering has succeeded,
 * so that no invalid text is stored.
 */
export function storeDocumentText(name: string, language: Language, text: string, pageHash: string): void {
  const stored: StoredDocument = { markdownName: name, markdownLanguage: language, markdownString: text }
  writeStored('sessionStorage', name, JSON.stringify(stored))
  writeStored('sessionStorage', name + PAGE_HASH_SUFFIX, pageHash)
}

/**
 * Reads a document's text from session storage; nothing unless it was stored on this very page, by its hash: a text that
 * an earlier build's page or the other language's has stored may be older.
 */
export function readStoredDocumentText(name: string, pageHash: string): string | null | undefined {
  const isOfPage = (value: unknown): value is string => value === pageHash
  const isStoredDocument = (value: unknown): value is StoredDocument =>
    isRecord(value) && typeof value.markdownString === 'string'
  return (
    readStored('sessionStorage', name + PAGE_HASH_SUFFIX, isOfPage) &&
    readStoredJson('sessionStorage', name, isStoredDocument)?.markdownString
  )
}
