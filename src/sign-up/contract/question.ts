/** How much may be asked, in characters as a browser counts them. */
export const LONGEST_QUESTION = 1000

/**
 * What a visitor asks, as text that databases, mails and tables take: browsers send line breaks as two characters, and
 * nobody types others that cannot be seen.
 * @example cleanQuestion(' What about\r\nbeetles?\0 ') // 'What about\nbeetles?'
 */
export function cleanQuestion(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}
