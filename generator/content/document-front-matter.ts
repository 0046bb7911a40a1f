import { stringify } from 'yaml'
import type { Language } from '../../site/languages.ts'
import { type DocumentHead, documentSchema } from '../../site/schemas/document.ts'
import { DocumentError } from '../../src/markdown/contract/document-error.ts'
import { splitFrontMatter } from '../../src/markdown/contract/front-matter.ts'
import { transformOutsideCode } from '../../src/markdown/site-markdown.ts'
import { ContentError, ContentErrors } from './content-error.ts'
import { YAML_OPTIONS } from './format-yaml.ts'
import { type ParsedYaml, parseYamlWithSchema } from './read-yaml.ts'
import { insertNoBreakSpaces } from './typography.ts'

/**
 * Parses the front matter of a document, and returns it with the Markdown after it; null for a document without front
 * matter.
 * @throws DocumentError when the front matter is not closed, ContentErrors when its values are invalid.
 */
export function parseFrontMatterAndBody(file: string, text: string) {
  const { head, body } = splitFrontMatter(text)
  const read: ParsedYaml<DocumentHead> | null =
    head === null ? null : parseYamlWithSchema(file, head, documentSchema, 1)
  return { read, body }
}

/**
 * Normalizes a document for all its consumers: one front matter entry per line, no-break spaces inserted.
 * @throws ContentErrors, which name the file.
 */
export function normalizeDocument(file: string, text: string, language: Language): string {
  const { read, body } = parseNamed(file, text)
  const head = read ? `---\n${stringify(read.value, YAML_OPTIONS)}---\n` : ''
  return insertDocumentNoBreakSpaces(head + body, language)
}

function parseNamed(file: string, text: string) {
  try {
    return parseFrontMatterAndBody(file, text)
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    throw new ContentErrors([new ContentError(file, error.message, error.todo, error.line)])
  }
}

/** Inserts no-break spaces in the text of a document; code stays as it is. */
export function insertDocumentNoBreakSpaces(markdown: string, language: Language): string {
  return transformOutsideCode(markdown, (words) => insertNoBreakSpaces(words, language))
}
