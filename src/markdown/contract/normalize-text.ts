/** Normalizes a text: no byte order mark, LF line ends, Unicode NFC. Build and browser hash the result. */
export function normalizeText(text: string): string {
  return text
    .replace(/^\ufeff+/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
}
