import { site } from './site.ts'

/**
 * The support address as a link in Markdown that begins the mail: its subject, and a line for each thing that we need to
 * know. `{email}` is filled in where the text is shown.
 * @example mail('price', 'Area in hectares:') // '[{email}](mailto:{email}?subject=Kronvy%3A%20price&body=Area…)'
 */
export function mail(subject: string, ...questions: readonly string[]): string {
  const body = questions.map((question) => `${question}\r\n\r\n`).join('')
  return `[{email}](mailto:{email}?subject=${encoded(`${site.product}: ${subject}`)}&body=${encoded(body)})`
}

/** Brackets would end the link. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'))
}
