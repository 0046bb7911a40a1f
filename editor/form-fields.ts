import { z } from 'zod'
import { translateToSwedish } from './sentences.ts'
import type { UiLanguage } from './words.ts'

/** A form field in the configuration of Sveltia CMS. */
export type CmsField = {
  name: string
  label: string
  hint?: string
  widget: string
  required?: boolean
  i18n?: boolean | 'duplicate'
  fields?: CmsField[]
  field?: CmsField
  summary?: string
  collapsed?: boolean
  options?: { label: string; value: string | number }[]
  pattern?: [string, string]
  minlength?: number
  maxlength?: number
  min?: number
  max?: number
  value_type?: 'int' | 'float'
  allow_add?: boolean
  allow_remove?: boolean
  modes?: string[]
  media_folder?: string
  public_folder?: string
}

/** The subset of JSON Schema that a form needs, with the values of `.meta`. */
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
  /** The error message when the pattern does not match. */
  wrong?: string
  label?: Record<UiLanguage, string>
  hint?: Record<UiLanguage, string>
  folder?: string
  isFixed?: boolean
}

/** Maximum characters of a single-line field and of a label. */
const [LINE, LONG] = [80, 60]

/**
 * Builds form fields from a Zod schema; labels and hints come from `.meta({ label, hint })`.
 * @param value the current value: a record gets a field for each of its keys, and a group without a label is labelled
 * by its first text.
 */
export function createFormFields(schema: z.ZodType, language: UiLanguage, value?: unknown): CmsField[] {
  // the input side of the schema, before defaults apply
  const shape = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (!jsonSchema.pattern) return
      const [issue] = z.safeParse(zodSchema, '\0').error?.issues ?? []
      Object.assign(jsonSchema, { wrong: issue?.message })
    },
  }) as Shape

  const fieldsOf = (part: Shape, value: unknown): CmsField[] => {
    const { properties, required = [], additionalProperties } = part
    const given: Record<string, unknown> = isRecord(value) ? value : {}
    if (properties)
      return Object.entries(properties).map(([name, one]) => fieldOf(name, one, required.includes(name), given[name]))
    if (typeof additionalProperties !== 'object') return []
    return Object.keys(given).map((name) => fieldOf(name, additionalProperties, true, given[name]))
  }

  const fieldOf = (name: string, part: Shape, required: boolean, value: unknown): CmsField => {
    const label = part.label?.[language] || deriveLabel(isRecord(value) ? value : '')
    if (!label) throw new Error(`“${name}” has no label in an editor’s words: give its schema one in both languages.`)
    const common = {
      name,
      label,
      required,
      i18n: true as const,
      ...(part.hint && { hint: part.hint[language] }),
    }
    const choices = part.enum ?? part.anyOf?.flatMap(({ const: one }) => one ?? [])
    if (choices && choices.length > 0)
      return {
        ...common,
        widget: 'select',
        // options that are names of other fields have the labels of these fields
        options: choices.map((one) => {
          return { label: shape.properties?.[one]?.label?.[language] ?? String(one), value: one }
        }),
      }
    if (part.type === 'boolean') return { ...common, widget: 'boolean', required: false }
    if (part.type === 'number' || part.type === 'integer')
      return {
        ...{ ...common, widget: 'number', value_type: part.type === 'integer' ? 'int' : 'float' },
        ...(part.minimum !== undefined && { min: part.minimum }),
        ...(part.maximum !== undefined && { max: part.maximum }),
      }
    if (part.type === 'array') {
      const { items = {} } = part
      const isPlain = !items.properties && !items.additionalProperties
      if (isPlain)
        return { ...common, widget: 'list', field: fieldOf('value', { label: part.label, ...items }, true, '') }
      const fields = fieldsOf(items, undefined)
      const said = wordsOf(fields, language)
      const summary = said && `{{fields.${said}}}`
      const fixed = part.isFixed && { allow_add: false, allow_remove: false }
      return { ...common, widget: 'list', collapsed: true, fields, ...(summary && { summary }), ...fixed }
    }
    if (part.type === 'object') return { ...common, widget: 'object', fields: fieldsOf(part, value) }
    const { minLength, maxLength, pattern, folder, wrong = '' } = part
    if (folder)
      return {
        ...common,
        widget: 'image',
        media_folder: `/content/${folder}`,
        public_folder: `/${folder}`,
      }
    return {
      ...{ ...common, widget: (maxLength ?? Number.POSITIVE_INFINITY) > LINE && !pattern ? 'text' : 'string' },
      ...(minLength && { minlength: minLength }),
      ...(maxLength && { maxlength: maxLength }),
      ...(pattern && { pattern: [pattern, language === 'sv' ? translateToSwedish(wrong) : wrong] as [string, string] }),
    }
  }

  return fieldsOf(shape, value)
}

/** The key path of an entry's first translated text in a language, which summarizes the entry in lists. */
function wordsOf(fields: readonly CmsField[], language: UiLanguage): string {
  for (const { name, widget, fields: inner = [] } of fields) {
    if (name === language) return widget === 'list' ? `${name}.0` : name
    const words = inner.some((field) => field.name === language) ? wordsOf(inner, language) : ''
    if (words) return `${name}.${words}`
  }
  return ''
}

/** Hints for editors by key path, such as `home.hero.title`. */
export type MessageHints = Readonly<Record<string, Readonly<Record<UiLanguage, string>>>>

/**
 * Builds form fields for a tree of messages, which has no schema. Groups are labelled by their heading, messages by
 * their first words or their role (ROLES), so that editors recognize the texts of the site.
 * @param tree the messages in the language of the interface
 * @param path the key path of the tree
 */
export function createMessageFields(
  tree: Readonly<Record<string, unknown>>,
  language: UiLanguage,
  hints: MessageHints = {},
  path = '',
): CmsField[] {
  return Object.entries(tree).map(([name, part]): CmsField => {
    const keys = path ? `${path}.${name}` : name
    const values = [...new Set(Array.from(String(part).matchAll(/\{(\w+)/g), ([, value]) => `{${value}}`))]
    const filledIn = { en: 'Filled in by the site: ', sv: 'Fylls i av webbplatsen: ' }[language] + values.join(', ')
    const isText = typeof part === 'string'
    const hint = [hints[keys]?.[language] ?? '', isText && values.length > 0 ? filledIn : ''].filter(Boolean).join(' ')
    const label = (!isRecord(part) && ROLES[name]?.[language]) || deriveLabel(part)
    const common = { name, label, i18n: true as const, ...(hint && { hint }) }
    if (isRecord(part)) {
      const others = Object.keys(part).filter(
        (each) => typeof part[each] === 'string' && deriveLabel(part[each]) !== label,
      )
      const summary = others.map((each) => `{{fields.${each}}}`).slice(0, 3)
      const fields = createMessageFields(part, language, hints, keys)
      return {
        ...common,
        widget: 'object',
        collapsed: true,
        fields,
        ...(summary[0] && { summary: summary.join(' · ') }),
      }
    }
    if (Array.isArray(part) && part.every(isRecord)) {
      const entry = Object.assign({}, ...part.toReversed()) // the union of all entries, because keys are optional
      const fields = createMessageFields(entry, language, hints, `${keys}.0`).map((field) => {
        if (!ROLES[field.name])
          throw new Error(`ROLES does not say what “${field.name}” of each entry of “${keys}” is.`)
        return part.every((one) => field.name in one) ? field : { ...field, required: false }
      })
      return { ...common, widget: 'list', collapsed: true, fields }
    }
    if (Array.isArray(part))
      return {
        ...common,
        widget: 'list',
        field: { name: 'value', label: ROLES.text[language], i18n: true, widget: 'text' },
      }
    // the layout has room for texts of about twice the length
    const room = isText && part.length <= LINE && { maxlength: 2 * part.length + 40 }
    return { ...common, widget: 'text', required: true, ...room }
  })
}

/** Labels for the most common message keys. */
const ROLES: Readonly<Record<string, Readonly<Record<UiLanguage, string>>>> & { text: Record<UiLanguage, string> } = {
  title: { en: 'Heading', sv: 'Rubrik' },
  lead: { en: 'Introduction', sv: 'Ingress' },
  text: { en: 'Text', sv: 'Text' },
  topic: { en: 'Above the heading', sv: 'Ovanför rubriken' },
  link: { en: 'Words of the link', sv: 'Länkens ord' },
  alt: { en: 'Read aloud instead of the picture', sv: 'Läses upp i stället för bilden' },
  when: { en: 'When', sv: 'När' },
  words: { en: 'Words', sv: 'Ord' },
  address: { en: 'Address', sv: 'Adress' },
  sources: { en: 'Sources', sv: 'Källor' },
  subject: { en: 'Subject of the mail', sv: 'Mejlets ämnesrad' },
}

/** The first text of a value, shortened: its heading, if any, or the texts of a list's entries. */
export function deriveLabel(part: unknown, language: UiLanguage = 'en'): string {
  if (Array.isArray(part)) return truncateLabel(part.map((each) => deriveLabel(each, language)).join(' · '))
  if (isRecord(part)) {
    const parts = Object.values(part)
    const words = parts.find((each) => isRecord(each) && language in each) // as lists of the form show an entry
    const first = part[language] ?? part.label ?? part.title ?? (parts.every(isRecord) ? parts : (words ?? parts[0]))
    return deriveLabel(first ?? '', language)
  }
  // ICU plurals and selects are replaced by their `other` form
  return truncateLabel(String(part).replace(/\{\w+, (?:plural|select),.*?other \{(.*?)\}\}/g, '$1'))
}

function truncateLabel(text: string): string {
  return text.length <= LONG ? text : `${text.slice(0, LONG).replace(/\s+\S*$/, '')} …`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
