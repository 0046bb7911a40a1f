import { type ContentDocument, parseForChecks } from '../../checks/document.ts'
import type { Language } from '../../site/languages.ts'

/** Parses a document with this body and minimal front matter. */
export function parseTestDocument(body: string, language: Language = 'en'): ContentDocument {
  const document = parseForChecks('faq', language, `---\ntitle: T\ndescription: D\n---\n${body}`)
  if (Array.isArray(document)) throw new Error(document[0]?.what)
  return document
}
