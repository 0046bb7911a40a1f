/** A mail that a text begins for its reader: its subject, and a line for each thing that we need to know. */
export type Mail = { subject: string; lines: readonly string[] }

/**
 * The support address as a link in Markdown that begins a mail. `{email}` is filled in where the text is shown.
 * @example mailLink('Kronvy', { subject: 'price', lines: ['Area:'] }) // '[{email}](mailto:{email}?subject=Kronvy%3A%20price&body=Area…)'
 */
export function mailLink(product: string, { subject, lines }: Mail): string {
  const body = lines.map((line) => `${line}\r\n\r\n`).join('')
  return `[{email}](mailto:{email}?subject=${encoded(`${product}: ${subject}`)}&body=${encoded(body)})`
}

/** Brackets would end the link. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'))
}
