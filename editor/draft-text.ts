import { stringify } from 'yaml'
import { keepNotation } from './keep-notation.ts'

/** A file as it would be saved, from the fields of its form. */
export function draftText(file: string, saved: string, data: Readonly<Record<string, unknown>>): string {
  if (file.endsWith('.yaml')) return keepNotation(file, saved, stringify(data))
  const { body = '', ...head } = data
  return `---\n${stringify(head, { lineWidth: 0 })}---\n\n${String(body)}\n`
}
