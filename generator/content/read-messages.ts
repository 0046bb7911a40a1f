import { parse, type SelectCase } from '@messageformat/parser'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import type { Language } from '../../site/languages.ts'
import { ContentError, listContentErrors } from './content-error.ts'
import { type KeyPath, listLeaves, parseYamlWithSchema } from './read-yaml.ts'
import { applyTypography } from './typography.ts'

/**
 * The groups of messages: each has a file for every language in content/messages, and a module in generated/messages.
 */
export const messageGroups = [
  ...['book', 'calculator', 'client', 'delivery', 'field', 'findings', 'glossary'],
  ...['home', 'interface', 'offline', 'preview', 'samples', 'saving', 'search', 'service'],
]

/** Hints for editors and translators by group and key, in both languages; never published. */
export const HINTS_FILE = 'content/messages/hints.yaml'

export function messageFile(group: string, language: Language): string {
  return `content/messages/${group}_${language}.yaml`
}

/** Reads a file by its path from the root; drafts may replace what is saved. */
export type ReadFileSync = (file: string) => string

/** A token of an ICU message: text, an argument or a select/plural. */
export type MessageToken = SelectCase['tokens'][number]

/** A message with its place; one that cannot be parsed has no tokens. */
export type Message = { file: string; line: number; keys: KeyPath; tokens: readonly MessageToken[] | undefined }

/** The messages of a group in one language: the lists and groups of its file, and every message by its key path. */
export type MessageFile = {
  language: Language
  value: unknown
  lineOf: (keys: KeyPath) => number
  messages: ReadonlyMap<string, Message>
}

/** Facts that messages may use as placeholders, by name. */
export type MessageFacts = Readonly<Record<string, string>>

/** Reads the facts of content/site.yaml whose value is a single text. */
export function readMessageFacts(read: ReadFileSync): MessageFacts {
  const site: Record<string, unknown> = parseYaml(read('content/site.yaml')) ?? {}
  return Object.fromEntries(
    Object.entries(site).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** Parses the messages of a group in one language and collects the errors; an unreadable file has no messages. */
export function readMessageFile(
  group: string,
  language: Language,
  read: ReadFileSync,
  facts: MessageFacts,
): { messages: MessageFile | undefined; faults: readonly ContentError[] } {
  const file = messageFile(group, language)
  const faults: ContentError[] = []
  try {
    const { value, lineOf } = parseYamlWithSchema(file, read(file), z.unknown())
    const messages = new Map<string, Message>()
    for (const { keys, value: text } of listLeaves(value)) {
      const name = formatKeyPath(keys)
      const line = lineOf(keys)
      const report = (what: string, todo: string) => faults.push(new ContentError(file, what, todo, line))
      if (typeof text !== 'string') {
        report(`“${name}” has no text.`, 'Write it, in double quotation marks if it is a number.')
        continue
      }
      const { tokens, wrong } = parseMessage(name, applyTypography(text, language), facts)
      for (const what of wrong) report(what, HOW_TO_WRITE)
      messages.set(name, { file, line, keys, tokens })
    }
    return { messages: { language, value, lineOf, messages }, faults }
  } catch (error) {
    return { messages: undefined, faults: listContentErrors(error, file) }
  }
}

const HOW_TO_WRITE =
  'Write a value as {pages}, and a choice as {pages, plural, one {# page} other {# pages}}; each brace has its partner.'

/** The tokens of a message with the facts filled in, and its errors. */
function parseMessage(name: string, text: string, facts: MessageFacts) {
  try {
    const tokens = fillFacts(parse(text, { cardinal: ['one', 'other'], strict: true }), facts)
    const faults = tokens.flatMap((token) => findFaults(token, facts))
    return { tokens, wrong: faults.map((fault) => `“${name}”: ${fault}`) }
  } catch (error) {
    return { tokens: undefined, wrong: [`“${name}” cannot be read: ${explainSyntaxError(error, text)}.`] }
  }
}

function fillFacts(tokens: readonly MessageToken[], facts: MessageFacts): MessageToken[] {
  return tokens.map((token) => {
    if (token.type === 'argument')
      return Object.hasOwn(facts, token.arg) ? { ...token, type: 'content', value: facts[token.arg] ?? '' } : token
    if (!('cases' in token)) return token
    return { ...token, cases: token.cases.map((each) => ({ ...each, tokens: fillFacts(each.tokens, facts) })) }
  })
}

/** The errors of a parsed token: an unsupported formatter or an unknown fact. */
function findFaults(token: MessageToken, facts: MessageFacts): string[] {
  if (token.type === 'content' || token.type === 'octothorpe') return []
  const { arg } = token
  if (token.type === 'function' || token.type === 'selectordinal')
    return [`{${arg}, …} chooses nothing that the site knows.`]
  const wrong = /^[a-z]\w*$/i.test(arg) ? [] : [`{${arg}} is no name of a value.`]
  if (token.type === 'argument') return wrong
  if (Object.hasOwn(facts, arg)) wrong.push(`{${arg}, …} is named like a fact of the site.`)
  if (token.pluralOffset) wrong.push('An offset is not known here.')
  if (!token.cases.some(({ key }) => key === 'other'))
    wrong.push(`{${arg}, …} needs what stands for all others: other {…}.`)
  return [...wrong, ...token.cases.flatMap(({ tokens }) => tokens.flatMap((inside) => findFaults(inside, facts)))]
}

/** The parser's error with an excerpt instead of an offset. */
function explainSyntaxError(error: unknown, text: string): string {
  const [said = ''] = String(error instanceof Error ? error.message : error).split('\n')
  return said.replace(/ at line (\d+) col (\d+):$/, (_, line, column) => {
    const around = text.split('\n')[line - 1]?.slice(Math.max(0, column - 15), Number(column) + 5)
    return ` near “${around}”`
  })
}

/** A key path as editors read it: `damage.sections.2.title`. */
export function formatKeyPath(keys: KeyPath): string {
  return keys.join('.') || 'The file'
}

/** The names of the ICU arguments of a message, in order of appearance. */
export function listArguments(tokens: readonly MessageToken[]): string[] {
  const names = tokens.flatMap((token) => {
    if (token.type === 'argument') return [token.arg]
    return 'cases' in token ? [token.arg, ...token.cases.flatMap((each) => listArguments(each.tokens))] : []
  })
  return [...new Set(names)]
}
