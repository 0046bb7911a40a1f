import { stringify } from 'yaml'
import { keepNotation } from './keep-notation.ts'

/** Serializes the fields of a form to the text of the file, without empty fields. */
export function draftText(file: string, saved: string, data: Readonly<Record<string, unknown>>): string {
  const { body = '', ...head } = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== ''))
  const given = file.endsWith('.md')
    ? `---\n${stringify(head)}---\n\n${String(body)}\n`
    : stringify(data, dropInternalFields)
  return keepNotation(file, saved, given)
}

/** Drops the CMS's internal fields, and blob URLs of pictures that are not uploaded yet. */
function dropInternalFields(key: unknown, value: unknown): unknown {
  if (String(key).startsWith('__sc_')) return undefined
  return typeof value === 'string' && value.startsWith('blob:') ? '' : value
}
