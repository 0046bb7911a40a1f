import { DocumentError } from './document-error.ts'
import { normalizeText } from './normalize-text.ts'

export type FrontMatter = { title: string; description: string }

export const HOW_TO_BEGIN = 'Begin the document with ---, title: …, description: … and ---, each on a line of its own.'

/**
 * Splits a document into its head (`title` and `description` in YAML, one a line between two `---`) and the
 * Markdown after it, with each letter in one piece (å, not a and a ring); without a head the data are null, and
 * inferFrontMatter finds what stands for them.
 * @throws DocumentError when the document is empty, or its head is not closed or holds something else.
 */
export function readFrontMatter(text: string): { data: FrontMatter | null; body: string } {
  const lines = normalizeText(text).split('\n')
  if (lines[0] !== '---') return readWithoutHead(lines)
  const end = lines.indexOf('---', 1)
  if (end < 0)
    throw new DocumentError('The head of the document is not closed by a line of three hyphens.', 1, HOW_TO_BEGIN)
  const values = new Map<string, string>()
  for (const [index, line] of lines.slice(1, end).entries()) {
    const [, key, value] = /^(title|description):\s*(\S.*)$/.exec(line) ?? []
    if (!key || !value) {
      throw new DocumentError(`“${line}” is neither “title: …” nor “description: …”.`, index + 2, HOW_TO_BEGIN)
    }
    values.set(key, readValue(value.trim(), index + 2))
  }
  const title = values.get('title')
  const description = values.get('description')
  if (!title || !description) throw new DocumentError('The head needs both a title and a description.', 1, HOW_TO_BEGIN)
  return { data: { title, description }, body: lines.slice(end + 1).join('\n') }
}

/** A value as YAML has it, which other tools read too: plain, or in quotation marks where it has to be. */
function readValue(written: string, line: number): string {
  const [, single, double] = /^(?:'((?:[^']|'')*)'|"((?:[^"\\]|\\["\\])*)")$/.exec(written) ?? []
  if (single !== undefined) return single.replaceAll("''", "'")
  if (double !== undefined) return double.replace(/\\(.)/g, '$1')
  if (!/: |:$| #|^[-?] |^[[\]{}&*!|>'"%@`#,]/.test(written)) return written
  const todo = `Write '${written.replaceAll("'", "''")}', in quotation marks.`
  throw new DocumentError(`“${written}” has a sign that other programs take for something else.`, line, todo)
}

function readWithoutHead(lines: readonly string[]): { data: null; body: string } {
  const first = lines.findIndex((line) => line.trim() !== '')
  if (first < 0) throw new DocumentError('The document is empty.', 1, HOW_TO_BEGIN)
  if (/^(---\s*$|(title|description):)/.test(lines[first] ?? '')) {
    const what = 'The head of the document does not begin with three hyphens alone in the first line.'
    throw new DocumentError(what, first + 1, HOW_TO_BEGIN)
  }
  return { data: null, body: lines.join('\n') }
}
