import { fingerprint } from '../../../site/fingerprint.ts'
import { isRecord } from '../../../site/is-record.ts'
import type { Language } from '../../../site/languages.ts'
import { readStoredJson, store } from '../../dom/storage.ts'
import { normalizeText } from '../contract/normalize-text.ts'

/** A document in session storage, under its name. */
type StoredDocument = { markdownName: string; markdownLanguage: Language; markdownString: string }

/** A hash that tells one version of a text from another. */
export function textHash(text: string): string {
  return `${fingerprint(text).toString(36)}-${text.length.toString(36)}`
}

/**
 * Asks the server for the text of a document (`GET /markdown/name_language.md`).
 * @throws Error when there is none.
 */
export async function fetchText(name: string, language: Language): Promise<string> {
  const response = await fetch(`/markdown/${name}_${language}.md`, { cache: 'no-cache' })
  const isText = /^text\/(markdown|plain)/.test(response.headers.get('content-type') ?? '')
  if (!response.ok || !isText) throw new Error(`No document: ${response.status}`)
  return normalizeText(await response.text()) // a host may write it in another way than the build has read it
}

/** Stores a text for the session. Call it once the text has been rendered: one that fails would fail at every visit. */
export function storeText(name: string, language: Language, text: string): void {
  const stored: StoredDocument = { markdownName: name, markdownLanguage: language, markdownString: text }
  store('sessionStorage', name, JSON.stringify(stored))
}

/** The text in session storage; null for none in that language. */
export function storedText(name: string, language: Language): string | null {
  const isFit = (value: unknown): value is StoredDocument =>
    isRecord(value) &&
    value.markdownName === name &&
    value.markdownLanguage === language &&
    typeof value.markdownString === 'string'
  return readStoredJson('sessionStorage', name, isFit)?.markdownString ?? null
}
