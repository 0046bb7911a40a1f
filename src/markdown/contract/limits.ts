import { DocumentError } from './document-error.ts'

/** Several times the size of the longest document; a text within these limits renders in well under a second. */
const limits = { characters: 60_000, lines: 2_000 } as const

/**
 * Rejects a text with a wrong encoding, or so long that it would block a browser for seconds.
 * @throws DocumentError with the line and what to do.
 */
export function assertDocumentReadable(text: string): void {
  const lines = text.split(/\r\n?|\n/)
  if (text.length > limits.characters || lines.length > limits.lines) {
    const what = `The document has more than ${limits.characters} characters or ${limits.lines} lines.`
    throw new DocumentError(what, 1, 'Divide it into several documents.')
  }
  // U+FFFD replaces bytes that are not valid UTF-8.
  const lost = lines.findIndex((line) => line.includes('\ufffd'))
  if (lost < 0) return
  const what = 'The document is not saved as UTF-8, so letters such as å are lost.'
  throw new DocumentError(what, lost + 1, 'Save it anew with the encoding UTF-8.')
}
