/**
 * A text whatever program has saved it: without a byte order mark, lines that end in one way (Windows, an old Macintosh),
 * each letter in one piece (å, not a and a ring, as a Mac may write it). Build and browser hash what this gives.
 */
export function normalizeText(text: string): string {
  return text
    .replace(/^\ufeff+/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
}
