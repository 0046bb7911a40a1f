import { isCollection, isPair, isScalar, LineCounter, type Node, parseDocument, type YAMLError } from 'yaml'
import { z } from 'zod'
import { ContentError, ContentErrors } from './content-error.ts'

/** A parsed and validated YAML file, with the line of each value. */
export type ParsedYaml<Value> = { value: Value; lineOf: (keys: readonly PropertyKey[]) => number }

/** The keys and indexes that lead to a value of a file: `['damage', 'sections', 2, 'title']`. */
export type KeyPath = readonly (string | number)[]

/** All scalar values inside a value, with their key paths. */
export function listLeaves(value: unknown, keys: KeyPath = []): { keys: KeyPath; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ keys, value }]
  return Object.entries(value).flatMap(([key, inside]) =>
    listLeaves(inside, [...keys, Array.isArray(value) ? Number(key) : key]),
  )
}

/**
 * Parses YAML and validates it with a schema.
 * @param file the file name for error messages
 * @param before the number of lines above the YAML in its file
 * @throws ContentErrors with every mistake, its line, and how to fix it.
 */
export function parseYamlWithSchema<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
  before = 0,
): ParsedYaml<z.output<Schema>> {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const lineAt = (offset: number) => before + counter.linePos(offset).line
  const lineOf = (keys: readonly PropertyKey[]) => lineAt(offsetOf(document.contents, keys))
  if (document.errors.length > 0)
    throw new ContentErrors(
      document.errors.map((error) => {
        const { what, todo } = explainYamlError(error, text)
        return new ContentError(file, what, todo, lineAt(error.pos[0]))
      }),
    )
  const written: unknown = document.toJS()
  const read = schema.safeParse(written, { error: explainValue })
  if (read.success) return { value: read.data, lineOf }
  throw new ContentErrors(
    read.error.issues.flatMap((issue) => {
      const field = nameField(schema, issue.path)
      if (issue.code !== 'unrecognized_keys') {
        const what = describeIssue(quoteField(field) || 'What the file should say', issue, valueAt(written, issue.path))
        return new ContentError(file, what, issue.message, lineOf(issue.path))
      }
      return issue.keys.map((key) => {
        const what = `“${key}” is not a name that is known${field ? ` in ${quoteField(field)}` : ' here'}.`
        return new ContentError(file, what, issue.message, lineOf([...issue.path, key]))
      })
    }),
  )
}

const INDENTATION_ADVICE =
  'Compare the line with the ones around it: names at the same distance from the margin, a colon and a space behind each.'

/** Explains a YAML syntax error to an editor, and how to fix it. */
function explainYamlError({ code, message, pos }: YAMLError, text: string): { what: string; todo: string } {
  if (code === 'DUPLICATE_KEY') {
    const name = /^[^\n:]*/.exec(text.slice(pos[0]))?.[0] ?? ''
    return { what: `“${name}” stands a second time in this group.`, todo: 'Remove one of the two.' }
  }
  if (/Nested mappings|BLOCK_AS_IMPLICIT_KEY/.test(`${code} ${message}`))
    return {
      what: 'A text with a colon and a space in it reads as a name and a value.',
      todo: "Put the whole text between single quotation marks: 'so: like this'; an apostrophe in it is written twice.",
    }
  if (code === 'MISSING_CHAR' && /quote/.test(message))
    return { what: 'A quotation mark is opened and not closed.', todo: 'Put the same sign at the end of the text.' }
  if (code === 'MULTIPLE_DOCS')
    return { what: 'A line of three hyphens begins a second file inside this one.', todo: 'Remove this line.' }
  return { what: `The file cannot be read here: ${message}.`, todo: INDENTATION_ADVICE }
}

/** Describes a validation error; the schema’s message, or explainValue, says how to fix it. */
function describeIssue(name: string, issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined || value === null) return `${name} is missing.`
  if (issue.code === 'too_small')
    return issue.minimum === 1 ? `${name} is empty.` : `${name} has less than ${issue.minimum}${unitOf(issue)}.`
  if (issue.code === 'too_big') return `${name} has more than ${issue.maximum}${unitOf(issue)}.`
  return typeof value === 'object' ? `${name} is of another form.` : `${name} cannot be “${value}”.`
}

function unitOf({ origin }: { origin: string }): string {
  return origin === 'string' ? ' letters' : origin === 'array' ? ' entries' : ''
}

function valueAt(value: unknown, keys: readonly PropertyKey[]): unknown {
  return keys.reduce((inside: unknown, key) => (isInside(inside) ? inside[key] : undefined), value)
}

function isInside(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null
}

/** Advice for issues whose schema has no message. */
function explainValue(issue: z.core.$ZodRawIssue): string {
  const { code, input } = issue
  if (code === 'unrecognized_keys') return 'Compare its spelling with the other entries, or remove it.'
  if (code === 'invalid_type' && (input === undefined || input === null))
    return 'Write it; the other entries, or the other language, show how.'
  if (code === 'too_small') return issue.minimum === 1 ? 'Write it, or remove the entry.' : 'Write more.'
  if (code === 'too_big') return 'Say it in fewer words.'
  if (code === 'invalid_value') return `Write one of: ${issue.values.join(', ')}.`
  if (code === 'invalid_type' && issue.expected === 'string')
    return "It is a text: put it between quotation marks, as in '5.1'."
  if (code === 'invalid_type') return `Write ${TYPE_ADVICE[issue.expected] ?? 'it as the other entries do'}.`
  return 'Compare it with the other entries, or with the other language.'
}

const TYPE_ADVICE: Partial<Record<string, string>> = {
  boolean: 'true or false',
  number: 'a number, with a point and without a unit',
  array: 'a list, each entry on a line of its own behind a hyphen',
  object: 'its parts below it, each on a line of its own',
}

/** The labels of the schemas on the path to a value; list entries are named by their number. */
function nameField(schema: z.ZodType, keys: readonly PropertyKey[]): string {
  const names: string[] = []
  let at: z.ZodType | undefined = schema
  for (const key of keys) {
    at = at && partOf(at, key)
    const label = at && labelOf(at)
    names.push(label ?? (typeof key === 'number' ? `entry ${key + 1}` : String(key)))
  }
  return names.join(', ')
}

function quoteField(field: string): string {
  return field && `“${field}”`
}

function unwrapSchema(schema: z.ZodType): z.ZodType {
  const isWrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
  return isWrapped ? unwrapSchema(schema.unwrap() as z.ZodType) : schema // zod’s own type is wider
}

function labelOf(schema: z.ZodType): string | undefined {
  return (schema.meta() ?? unwrapSchema(schema).meta())?.label?.en
}

function partOf(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  const whole = unwrapSchema(schema)
  if (whole instanceof z.ZodObject) return whole.shape[String(key)]
  if (whole instanceof z.ZodArray) return whole.element as z.ZodType // zod’s own type is wider
  if (whole instanceof z.ZodRecord) return whole.valueType as z.ZodType // zod’s own type is wider
  return undefined
}

/** The offset of a value in the text: of its key, or of the nearest ancestor that exists. */
function offsetOf(node: Node | null, keys: readonly PropertyKey[]): number {
  let offset = node?.range?.[0] ?? 0
  let current: unknown = node
  for (const key of keys) {
    if (!isCollection(current)) break
    const item = current.items.find((each, index) =>
      isPair(each) ? isScalar(each.key) && String(each.key.value) === String(key) : index === key,
    )
    if (item === undefined) break
    const named: unknown = isPair(item) ? item.key : item
    if (isScalar(named) || isCollection(named)) offset = named.range?.[0] ?? offset
    current = isPair(item) ? item.value : item
  }
  return offset
}
