import { z } from 'zod'
import type { Interface } from './words.ts'

/** A field of a form, as Sveltia CMS takes it. */
export type Field = {
  name: string
  label: string
  hint?: string
  widget: string
  required?: boolean
  i18n?: boolean | 'duplicate'
  fields?: Field[]
  field?: Field
  summary?: string
  collapsed?: boolean
  options?: { label: string; value: string | number }[]
  pattern?: [string, string]
  minlength?: number
  maxlength?: number
  min?: number
  max?: number
  value_type?: 'int' | 'float'
  modes?: string[]
}

/** The part of a JSON schema that a form needs, with what `.meta` says of it. */
type Shape = {
  type?: string
  properties?: Record<string, Shape>
  required?: string[]
  additionalProperties?: Shape | boolean
  items?: Shape
  enum?: (string | number)[]
  const?: string | number
  anyOf?: Shape[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  label?: Record<Interface, string>
  hint?: Record<Interface, string>
  $ref?: string
  $defs?: Record<string, Shape>
}

const WRONG = { en: 'This is not written as it should be.', sv: 'Det här är inte skrivet som det ska.' }
const LONG = 80

/**
 * The fields of a form for what a schema checks: labels and hints by `.meta({ label, hint })`.
 * @param value what stands there: a record has a field for each of its keys, and a group without a label is called as it
 * says itself.
 */
export function formFields(schema: z.ZodType, language: Interface, value?: unknown): Field[] {
  // as a file is written, before any default is filled in
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  const { $defs = {} } = shape
  const open = (part: Shape): Shape => (part.$ref ? { ...$defs[part.$ref.replace('#/$defs/', '')], ...part } : part)

  const fieldsOf = (part: Shape, value: unknown): Field[] => {
    const { properties, required = [], additionalProperties } = open(part)
    const given: Record<string, unknown> = isRecord(value) ? value : {}
    if (properties)
      return Object.entries(properties).map(([name, one]) => fieldOf(name, one, required.includes(name), given[name]))
    if (typeof additionalProperties !== 'object') return []
    return Object.keys(given).map((name) => fieldOf(name, additionalProperties, true, given[name]))
  }

  const fieldOf = (name: string, given: Shape, required: boolean, value: unknown): Field => {
    const part = open(given)
    const itself = isRecord(value) && typeof value.label === 'string' ? value.label : inWords(name)
    const label = part.label?.[language] ?? itself
    const about = { name, label, required, i18n: true as const, ...(part.hint && { hint: part.hint[language] }) }
    const choices = part.enum ?? part.anyOf?.flatMap(({ const: one }) => one ?? [])
    if (choices && choices.length > 0)
      return {
        ...about,
        widget: 'select',
        options: choices.map((one) => ({ label: inWords(String(one)), value: one })),
      }
    if (part.type === 'boolean') return { ...about, widget: 'boolean', required: false }
    if (part.type === 'number' || part.type === 'integer')
      return {
        ...{ ...about, widget: 'number', value_type: part.type === 'integer' ? 'int' : 'float' },
        ...(part.minimum !== undefined && { min: part.minimum }),
        ...(part.maximum !== undefined && { max: part.maximum }),
      }
    if (part.type === 'array') {
      const items = open(part.items ?? {})
      const isPlain = !items.properties && !items.additionalProperties
      if (isPlain)
        return { ...about, widget: 'list', field: fieldOf('value', { label: part.label, ...items }, true, '') }
      return { ...about, widget: 'list', collapsed: true, fields: fieldsOf(items, undefined) }
    }
    if (part.type === 'object') return { ...about, widget: 'object', fields: fieldsOf(part, value) }
    const { minLength, maxLength, pattern } = part
    return {
      ...{ ...about, widget: (maxLength ?? Number.POSITIVE_INFINITY) > LONG && !pattern ? 'text' : 'string' },
      ...(minLength && { minlength: minLength }),
      ...(maxLength && { maxlength: maxLength }),
      ...(pattern && { pattern: [pattern, part.hint?.[language] ?? WRONG[language]] as [string, string] }),
    }
  }

  return fieldsOf(shape, value)
}

/** What who edits a text must know, by the keys that lead to it: `home.hero.title`. */
export type MessageHints = Readonly<Record<string, Readonly<Record<Interface, string>>>>

/**
 * The fields for a tree of sentences that no schema describes: the keys in words, its hint, and which values a sentence
 * may have. `path`: the keys that lead to the tree.
 */
export function messageFields(
  tree: Readonly<Record<string, unknown>>,
  language: Interface,
  hints: MessageHints = {},
  path = '',
): Field[] {
  return Object.entries(tree).map(([name, part]): Field => {
    const keys = path ? `${path}.${name}` : name
    const values = [...new Set(Array.from(String(part).matchAll(/\{(\w+)/g), ([, value]) => `{${value}}`))]
    const filledIn = { en: 'Filled in by the site: ', sv: 'Fylls i av webbplatsen: ' }[language] + values.join(', ')
    const isText = typeof part === 'string'
    const hint = [hints[keys]?.[language] ?? '', isText && values.length > 0 ? filledIn : ''].filter(Boolean).join(' ')
    const about = { name, label: inWords(name), i18n: true as const, ...(hint && { hint }) }
    if (isRecord(part))
      return { ...about, widget: 'object', collapsed: true, fields: messageFields(part, language, hints, keys) }
    if (Array.isArray(part) && part.every(isRecord)) {
      const entry = Object.assign({}, ...part.toReversed()) // of all entries: one may have what others lack
      const fields = messageFields(entry, language, hints, `${keys}.0`).map((field) => {
        return part.every((one) => field.name in one) ? field : { ...field, required: false }
      })
      return { ...about, widget: 'list', collapsed: true, fields }
    }
    if (Array.isArray(part))
      return { ...about, widget: 'list', field: { name: 'value', label: about.label, i18n: true, widget: 'text' } }
    return { ...about, widget: 'text', required: true }
  })
}

/** @example inWords('priceModel') // 'Price model' */
export function inWords(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
