import { DocumentError } from './document-error.ts'
import { normalizeText } from './normalize-text.ts'

/** `checked`: the date on which its rules were last verified against their sources, such as 2026-11-27. */
export type FrontMatter = { title: string; description: string; checked?: string }

export const FRONT_MATTER_ADVICE =
  'Begin the document with ---, title: …, description: … and ---, each on a line of its own.'

/**
 * Splits a document into the YAML of its front matter and the Markdown after it, normalized to NFC; without front
 * matter `head` is null, and inferFrontMatter supplies a fallback.
 * @throws DocumentError when the document is empty, or its front matter is not closed.
 */
export function splitFrontMatter(text: string): { head: string | null; body: string } {
  const lines = normalizeText(text).split('\n')
  if (lines[0] !== '---') return splitWithoutHead(lines)
  const end = lines.indexOf('---', 1)
  if (end < 0)
    throw new DocumentError(
      'The head of the document is not closed by a line of three hyphens.',
      1,
      FRONT_MATTER_ADVICE,
    )
  return { head: lines.slice(1, end).join('\n'), body: lines.slice(end + 1).join('\n') }
}

/**
 * Parses a document with front matter as the build writes it: `title`, `description` and an optional `checked`, one per
 * line, quoted or not. It is so simple that pages need no YAML parser.
 */
export function parseFrontMatter(text: string): { data: FrontMatter | null; body: string } {
  const { head, body } = splitFrontMatter(text)
  if (head === null) return { data: null, body }
  const lines = Array.from(head.matchAll(/^(title|description|checked): +(\S.*)$/gm), ([, key, value = '']) => [
    key,
    unquote(value),
  ])
  const { title, description, checked }: Partial<FrontMatter> = Object.fromEntries(lines)
  if (!title || !description)
    throw new DocumentError('The head needs both a title and a description.', 1, FRONT_MATTER_ADVICE)
  return { data: { title, description, ...(checked && { checked }) }, body }
}

function unquote(value: string): string {
  if (/^'.*'$/.test(value)) return value.slice(1, -1).replaceAll("''", "'")
  return /^".*"$/.test(value) ? String(JSON.parse(value)) : value
}

function splitWithoutHead(lines: readonly string[]): { head: null; body: string } {
  const first = lines.findIndex((line) => line.trim() !== '')
  if (first < 0) throw new DocumentError('The document is empty.', 1, FRONT_MATTER_ADVICE)
  if (/^(---\s*$|(title|description):)/.test(lines[first] ?? '')) {
    const what = 'The head of the document does not begin with three hyphens alone in the first line.'
    throw new DocumentError(what, first + 1, FRONT_MATTER_ADVICE)
  }
  return { head: null, body: lines.join('\n') }
}
