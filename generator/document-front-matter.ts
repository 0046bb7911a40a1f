import { stringify } from 'yaml'
import type { Language } from '../site/languages.ts'
import { type DocumentHead, documentSchema } from '../site/schemas/document.ts'
import { splitFrontMatter } from '../src/markdown/contract/front-matter.ts'
import { changeOutsideCode } from '../src/markdown/site-markdown.ts'
import { type ReadYaml, readYaml } from './read-yaml.ts'
import { setNoBreakSpaces } from './typography.ts'
import { YAML_NOTATION } from './yaml-notation.ts'

/**
 * The head of a document, and the Markdown after it; null for a document without one.
 * @throws DocumentError when it is not closed, ContentErrors for what is wrong in it.
 */
export function readFrontMatterAndBody(file: string, text: string) {
  const { head, body } = splitFrontMatter(text)
  const read: ReadYaml<DocumentHead> | null = head === null ? null : readYaml(file, head, documentSchema, 1)
  return { read, body }
}

/** A document as pages, books, the search and the browser get it: each entry of its head on a line, no-break spaces where they belong. */
export function normalizeDocument(file: string, text: string, language: Language): string {
  const { read, body } = readFrontMatterAndBody(file, text)
  const head = read ? `---\n${stringify(read.value, YAML_NOTATION)}---\n` : ''
  return setSpaces(head + body, language)
}

/** No-break spaces in the words of a document; its code stays as it is typed. */
export function setSpaces(markdown: string, language: Language): string {
  return changeOutsideCode(markdown, (words) => setNoBreakSpaces(words, language))
}
