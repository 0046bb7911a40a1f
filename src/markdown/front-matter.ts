export type FrontMatter = { title: string; description: string }

/** What is wrong with a document's head, with the line it stands on. */
export class FrontMatterError extends Error {
  readonly line: number
  constructor(message: string, line: number) {
    super(message)
    this.name = 'FrontMatterError'
    this.line = line
  }
}

/**
 * Splits a document into its head (`title` and `description`, one `key: value` a line between two `---`) and the
 * Markdown after it.
 * @throws FrontMatterError when the head is missing, not closed, or holds something else.
 */
export function readFrontMatter(text: string): { data: FrontMatter; body: string } {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/)
  if (lines[0] !== '---') throw new FrontMatterError('The document must begin with a line of three hyphens.', 1)
  const end = lines.indexOf('---', 1)
  if (end < 0) throw new FrontMatterError('The head of the document is not closed by a line of three hyphens.', 1)
  const values = new Map<string, string>()
  for (const [index, line] of lines.slice(1, end).entries()) {
    const match = /^(title|description):\s*(\S.*)$/.exec(line)
    const [, key, value] = match ?? []
    if (!key || !value) {
      throw new FrontMatterError(`“${line}” is neither “title: …” nor “description: …”.`, index + 2)
    }
    values.set(key, value.trim())
  }
  const title = values.get('title')
  const description = values.get('description')
  if (!title || !description) throw new FrontMatterError('The head needs both a title and a description.', 1)
  return { data: { title, description }, body: lines.slice(end + 1).join('\n') }
}
