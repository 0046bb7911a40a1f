import { stringify } from 'yaml'
import { keepNotation } from './keep-notation.ts'

/** A file as it would be saved, from the fields of its form. */
export function draftText(file: string, saved: string, data: Readonly<Record<string, unknown>>): string {
  if (file.endsWith('.yaml')) return keepNotation(file, saved, stringify(data, onlySaved))
  const { body = '', ...head } = data
  return `---\n${stringify(head, { lineWidth: 0 })}---\n\n${String(body)}\n`
}

/** Without what the form notes for itself; a picture that is only chosen so far has no address yet. */
function onlySaved(key: unknown, value: unknown): unknown {
  if (String(key).startsWith('__sc_')) return undefined
  return typeof value === 'string' && value.startsWith('blob:') ? '' : value
}
