import type { Root } from 'mdast'
import type { Language } from '../../site/languages.ts'
import { localPath } from '../../site/paths.ts'
import { parseDocument } from '../../src/markdown/parse-document.ts'

/**
 * The sources of all volumes of a language: texts by document, the dates of their last change, the address of the site.
 */
export type BookSources = {
  language: Language
  texts: ReadonlyMap<string, string>
  /** ISO dates with time. */
  changed: ReadonlyMap<string, string>
  /** Without a trailing slash. */
  origin: string
}

/** The link target, and the address as it is printed. */
type PrintedAddress = { href: string; shown: string }

/** @throws Error when the library lacks the document. */
export function requireDocumentText({ texts, language }: BookSources, document: string): string {
  const text = texts.get(document)
  if (text === undefined) throw new Error(`The book lacks the text ${document}_${language}.md.`)
  return text
}

/** The mdast tree of a document, cached because several volumes share it. */
export function parseBookDocument(library: BookSources, document: string): Root {
  const text = requireDocumentText(library, document)
  const known = trees.get(text)
  if (known) return known
  const tree = parseDocument(text, library.language)
  trees.set(text, tree)
  return tree
}

const trees = new Map<string, Root>()

/** The absolute address of a page in the language of the sources, with its printed form. */
export function printedPageAddress({ origin, language }: BookSources, path: string): PrintedAddress {
  const href = `${origin}${localPath(path, language)}`
  return { href, shown: displayUrl(href) }
}

/** @example displayUrl('https://www.example.org/a/') // 'example.org/a' */
export function displayUrl(href: string): string {
  return href.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
}
