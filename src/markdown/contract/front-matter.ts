import { DocumentError } from './document-error.ts'
import { normalizeText } from './normalize-text.ts'

/** `checked`: the day on which its rules were last read at their sources, as 2026-11-27. */
export type FrontMatter = { title: string; description: string; checked?: string }

export const HOW_TO_BEGIN = 'Begin the document with ---, title: …, description: … and ---, each on a line of its own.'

/**
 * Splits a document into the YAML of its head (the lines between two `---`) and the Markdown after it, with each letter in
 * one piece (å, not a and a ring); without a head it is null, and inferFrontMatter finds what stands for it.
 * @throws DocumentError when the document is empty, or its head is not closed.
 */
export function splitFrontMatter(text: string): { head: string | null; body: string } {
  const lines = normalizeText(text).split('\n')
  if (lines[0] !== '---') return splitWithoutHead(lines)
  const end = lines.indexOf('---', 1)
  if (end < 0)
    throw new DocumentError('The head of the document is not closed by a line of three hyphens.', 1, HOW_TO_BEGIN)
  return { head: lines.slice(1, end).join('\n'), body: lines.slice(end + 1).join('\n') }
}

/**
 * Splits a document whose head is as the build writes it: `title`, `description` and perhaps `checked`, each on one line, between quotation
 * marks or without. (The build reads heads with a parser of YAML, which no page loads.)
 */
export function readFrontMatter(text: string): { data: FrontMatter | null; body: string } {
  const { head, body } = splitFrontMatter(text)
  if (head === null) return { data: null, body }
  const lines = Array.from(head.matchAll(/^(title|description|checked): +(\S.*)$/gm), ([, key, value = '']) => [
    key,
    unquote(value),
  ])
  const { title, description, checked }: Partial<FrontMatter> = Object.fromEntries(lines)
  if (!title || !description) throw new DocumentError('The head needs both a title and a description.', 1, HOW_TO_BEGIN)
  return { data: { title, description, ...(checked && { checked }) }, body }
}

function unquote(value: string): string {
  if (/^'.*'$/.test(value)) return value.slice(1, -1).replaceAll("''", "'")
  return /^".*"$/.test(value) ? String(JSON.parse(value)) : value
}

function splitWithoutHead(lines: readonly string[]): { head: null; body: string } {
  const first = lines.findIndex((line) => line.trim() !== '')
  if (first < 0) throw new DocumentError('The document is empty.', 1, HOW_TO_BEGIN)
  if (/^(---\s*$|(title|description):)/.test(lines[first] ?? '')) {
    const what = 'The head of the document does not begin with three hyphens alone in the first line.'
    throw new DocumentError(what, first + 1, HOW_TO_BEGIN)
  }
  return { head: null, body: lines.join('\n') }
}
