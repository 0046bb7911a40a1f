import type { z } from 'zod'
import { mapLanguages, type Words } from '../../site/languages.ts'
import { dataSchemas } from '../../site/schemas/files.ts'
import { ownerFields, textOfValue } from '../../site/schemas/site.ts'
import { type ContentData, dataFilePath } from './content-data.ts'

/** A value that the owner has to supply, and whether it is still a sample. */
export type OwnerValue = {
  file: string
  line: number
  /** The key path of the field to edit in order to replace the sample. */
  keys: string
  /** The label of the data file, such as “Customers”. */
  group: Words
  /** The label of the value. */
  name: Words
  /** The current text; empty for a question without an answer. */
  value: Words
  isSample: boolean
  /** Describes how the public site copes without this value. */
  without: Words
}

/** Lists all values that the owner has to supply, file by file; a public build leaves out those that are samples. */
export function listOwnerValues(data: ContentData): OwnerValue[] {
  const { value: site, lineOf } = data.site
  const facts = ownerFields.map((name): OwnerValue => {
    const { label, without } = getMetadata(dataSchemas.site.shape[name])
    const value = mapLanguages(() => textOfValue(site[name]))
    const isSample = site.samples.includes(name)
    return { ...describeFile('site'), line: lineOf([name]), keys: name, name: label, value, without, isSample }
  })
  const customers = data.customers.value.customers.map(({ name, sample }, index): OwnerValue => {
    const line = data.customers.lineOf(['customers', index])
    return {
      ...describeFile('customers'),
      line,
      keys: `customers.${index}.sample`,
      name,
      value: name,
      isSample: sample,
    }
  })
  const quotes = Object.entries(data.quotes.value).flatMap(([topic, quotes]) =>
    quotes.map(({ text, name, sample }, index): OwnerValue => {
      const line = data.quotes.lineOf([topic, index])
      return { ...describeFile('quotes'), line, keys: `${topic}.${index}.sample`, name, value: text, isSample: sample }
    }),
  )
  const answers = data.answers.value.answers.map(({ question, text = EMPTY_WORDS }, index): OwnerValue => {
    const line = data.answers.lineOf(['answers', index])
    const isSample = text === EMPTY_WORDS
    return { ...describeFile('answers'), line, keys: `answers.${index}.text`, name: question, value: text, isSample }
  })
  const rows = data.procurement.value.rows.map(({ what, answer }, index): OwnerValue => {
    const line = data.procurement.lineOf(['rows', index])
    const isSample = answer === 'ask'
    return { ...describeFile('procurement'), line, keys: `rows.${index}.answer`, name: what, value: what, isSample }
  })
  return [...facts, ...customers, ...quotes, ...answers, ...rows]
}

/** The required contacts of a public site that are still samples. */
export function listMissingContacts(data: ContentData): OwnerValue[] {
  const { samples } = data.site.value
  const lines = (['email', 'phone'] as const)
    .filter((name) => samples.includes(name))
    .map((name) => data.site.lineOf([name]))
  return listOwnerValues(data).filter(({ file, line }) => file === dataFilePath('site') && lines.includes(line))
}

/** The content of a public build, without samples: facts and answers become empty, list entries are removed. */
export function removeSamples(data: ContentData): ContentData {
  const { site, customers, quotes, answers } = data
  const facts = { ...site.value }
  for (const name of facts.samples) {
    const value = facts[name]
    Object.assign(facts, { [name]: emptyValue(value) })
  }
  const real = <Entry extends { sample: boolean }>(entries: readonly Entry[]) => entries.filter(({ sample }) => !sample)
  const { damage, management, timber, owners } = quotes.value
  return {
    ...data,
    site: { ...site, value: facts },
    customers: { ...customers, value: { customers: real(customers.value.customers) } },
    quotes: {
      ...quotes,
      value: { damage: real(damage), management: real(management), timber: real(timber), owners: real(owners) },
    },
    answers: {
      ...answers,
      value: { answers: answers.value.answers.map((answer) => ({ ...answer, question: EMPTY_WORDS })) },
    },
  }
}

/** Empties a value: text becomes empty, a link loses its address, numbers become 0. */
function emptyValue(value: string | { href: string } | Record<string, number>) {
  if (typeof value === 'string') return ''
  return 'href' in value ? { ...value, href: '' } : Object.fromEntries(Object.keys(value).map((key) => [key, 0]))
}

function describeFile(name: 'site' | 'customers' | 'quotes' | 'answers' | 'procurement') {
  const { label, without } = getMetadata(dataSchemas[name])
  return { file: dataFilePath(name), group: label, without }
}

/** The metadata of a schema; all schemas above have it. */
function getMetadata(schema: z.ZodType): { label: Words; without: Words } {
  const { label = EMPTY_WORDS, without = EMPTY_WORDS } = schema.meta() ?? {}
  return { label, without }
}

const EMPTY_WORDS: Words = { en: '', sv: '' }
