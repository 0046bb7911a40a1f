import { stringify } from 'yaml'

/** A document as a file, from the fields of its form. */
export function documentText(data: Readonly<Record<string, unknown>>): string {
  const { body = '', ...head } = data
  return `---\n${stringify(head, { lineWidth: 0 })}---\n\n${String(body)}\n`
}
