import type { z } from 'zod'
import { type Language, ofLanguages } from '../site/languages.ts'
import { dataSchemas } from '../site/schemas/files.ts'
import { addressOf, replaceable } from '../site/schemas/site.ts'
import { type ContentData, dataFile } from './content-data.ts'

type Words = Readonly<Record<Language, string>>

/** A value that the owner has to give, and whether it is only a sample so far. */
export type Replaceable = {
  file: string
  line: number
  /** The keys of the field that makes it real. */
  keys: string
  /** What its part of the content is called, and it itself, or how it begins. */
  group: Words
  name: Words
  /** What stands there; of an answer nothing, until there is one. */
  value: Words
  isSample: boolean
  /** What the public site does as long as it is a sample. */
  without: Words
}

/** Every value that the owner has to give, file by file; those that are samples are what a public build leaves out. */
export function listReplaceable(data: ContentData): Replaceable[] {
  const { value: site, lineOf } = data.site
  const facts = replaceable.map((name): Replaceable => {
    const { label, without } = aboutOf(dataSchemas.site.shape[name])
    const value = ofLanguages(() => addressOf(site[name]))
    const isSample = site.samples.includes(name)
    return { ...ofFile('site'), line: lineOf([name]), keys: name, name: label, value, without, isSample }
  })
  const customers = data.customers.value.customers.map(({ name, sample }, index): Replaceable => {
    const line = data.customers.lineOf(['customers', index])
    return { ...ofFile('customers'), line, keys: `customers.${index}.sample`, name, value: name, isSample: sample }
  })
  const quotes = Object.entries(data.quotes.value).flatMap(([topic, quotes]) =>
    quotes.map(({ text, name, sample }, index): Replaceable => {
      const line = data.quotes.lineOf([topic, index])
      return { ...ofFile('quotes'), line, keys: `${topic}.${index}.sample`, name, value: text, isSample: sample }
    }),
  )
  const answers = data.answers.value.answers.map(({ question, text = NOTHING }, index): Replaceable => {
    const line = data.answers.lineOf(['answers', index])
    const isSample = text === NOTHING
    return { ...ofFile('answers'), line, keys: `answers.${index}.text`, name: question, value: text, isSample }
  })
  return [...facts, ...customers, ...quotes, ...answers]
}

/** The contacts without which no public site can be built, as long as they are samples. */
export function missingContacts(data: ContentData): Replaceable[] {
  const { samples } = data.site.value
  const lines = (['email', 'phone'] as const)
    .filter((name) => samples.includes(name))
    .map((name) => data.site.lineOf([name]))
  return listReplaceable(data).filter(({ file, line }) => file === dataFile('site') && lines.includes(line))
}

/**
 * The content without a single sample: what code, pages, mails and books of a public build are made of. Facts are empty, and
 * so are answers; entries of lists are left out.
 */
export function withoutSamples(data: ContentData): ContentData {
  const { site, customers, quotes, answers } = data
  const facts = { ...site.value }
  for (const name of facts.samples) {
    const value = facts[name]
    Object.assign(facts, { [name]: emptied(value) })
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
      value: { answers: answers.value.answers.map((answer) => ({ ...answer, question: NOTHING })) },
    },
  }
}

/** A link without its address, a group of numbers with none. */
function emptied(value: string | { href: string } | Record<string, number>) {
  if (typeof value === 'string') return ''
  return 'href' in value ? { ...value, href: '' } : Object.fromEntries(Object.keys(value).map((key) => [key, 0]))
}

function ofFile(name: 'site' | 'customers' | 'quotes' | 'answers') {
  const { label, without } = aboutOf(dataSchemas[name])
  return { file: dataFile(name), group: label, without }
}

/** What a schema says of itself; the schemas above have all of it. */
function aboutOf(schema: z.ZodType): { label: Words; without: Words } {
  const { label = NOTHING, without = NOTHING } = schema.meta() ?? {}
  return { label, without }
}

const NOTHING: Words = { en: '', sv: '' }
