import { DocumentError } from './document-error.ts'
import { HOW_TO_BEGIN, readFrontMatter } from './front-matter.ts'
import { refuseUnreadable } from './limits.ts'

/**
 * Refuses a text that no reader should get, as far as can be told without the parser: one that is empty, half-written
 * or would take seconds. Without a head its first heading stands for one.
 * @throws DocumentError with the line and what to do.
 */
export function refuseText(text: string): void {
  refuseUnreadable(text)
  const { data, body } = readFrontMatter(text)
  if (body.trim() === '') throw new DocumentError('The document has a head and nothing else.', 1, 'Write its text.')
  if (data) return
  const hasHeading = /^ {0,3}#{1,6}[ \t]+\S/m.test(body) || /^ {0,3}\S.*\n {0,3}(=+|-+)[ \t]*$/m.test(body)
  if (!hasHeading) throw new DocumentError('The document has neither a head nor a heading.', 1, HOW_TO_BEGIN)
}
