import { stringify } from 'yaml'
import { keepNotation } from './keep-notation.ts'

/** A file as it would be saved, from the fields of its form: an empty one is left out. */
export function draftText(file: string, saved: string, data: Readonly<Record<string, unknown>>): string {
  const { body = '', ...head } = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== ''))
  const given = file.endsWith('.md') ? `---\n${stringify(head)}---\n\n${String(body)}\n` : stringify(data, onlySaved)
  return keepNotation(file, saved, given)
}

/** Without what the form notes for itself; a picture that is only chosen so far has no address yet. */
function onlySaved(key: unknown, value: unknown): unknown {
  if (String(key).startsWith('__sc_')) return undefined
  return typeof value === 'string' && value.startsWith('blob:') ? '' : value
}
