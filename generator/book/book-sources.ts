import type { Root } from 'mdast'
import type { Language } from '../../site/languages.ts'
import { localPath } from '../../site/paths.ts'
import { parseDocument } from '../../src/markdown/parse-document.ts'

/** A document with its mdast tree and the ISO timestamp of its last change, empty when unknown. */
type BookDocument = { text: string; tree: Root; changed: string }

/** The sources of all volumes of a language: its documents by name, and the address of the site. */
export type BookSources = {
  language: Language
  documents: ReadonlyMap<string, BookDocument>
  /** The site's origin, without a trailing slash. */
  origin: string
}

export function createBookDocument(text: string, language: Language, changed = ''): BookDocument {
  return { text, tree: parseDocument(text, language), changed }
}

/** A link target, and the same address in the short form that is printed. */
type PrintedAddress = { href: string; shown: string }

/** @throws Error when the library lacks the document. */
export function requireDocument({ documents, language }: BookSources, name: string): BookDocument {
  const document = documents.get(name)
  if (!document) throw new Error(`The book lacks the text ${name}_${language}.md.`)
  return document
}

/** The absolute address of a page in the language of the sources, with its printed form. */
export function printedPageLink({ origin, language }: BookSources, path: string): PrintedAddress {
  const href = `${origin}${localPath(path, language)}`
  return { href, shown: displayUrl(href) }
}

/** @example displayUrl('https://www.example.org/a/') // 'example.org/a' */
export function displayUrl(href: string): string {
  return href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
}
