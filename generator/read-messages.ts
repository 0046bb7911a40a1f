import { parse, type SelectCase } from '@messageformat/parser'
import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument, parse as parseYaml } from 'yaml'
import { englishLanguageNames, type Language } from '../site/languages.ts'
import { ContentError } from './content-error.ts'
import { explainYamlError } from './read-yaml.ts'
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

/** A message that cannot be parsed has no tokens. */
type Kind =
  | { kind: 'text'; tokens: readonly MessageToken[] | undefined }
  | { kind: 'list' | 'group'; entries: readonly MessageNode[] }

/** A message, or a list or group of messages, with its key path. */
export type MessageNode = { file: string; line: number; language: Language; keys: readonly (string | number)[] } & Kind

/** Facts that messages may use as placeholders, by name. */
export type MessageFacts = Readonly<Record<string, string>>

/** Reads those facts of content/site.yaml that are a single text. */
export function readMessageFacts(read: ReadFileSync): MessageFacts {
  const site: Record<string, unknown> = parseYaml(read('content/site.yaml')) ?? {}
  return Object.fromEntries(
    Object.entries(site).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** Parses the messages of a group in one language, and collects the errors. */
export function readMessageGroup(group: string, language: Language, read: ReadFileSync, facts: MessageFacts) {
  const file = messageFile(group, language)
  const faults: ContentError[] = []
  const lines = new LineCounter()
  const lineAt = (offset: number) => lines.linePos(offset).line
  const report = (line: number, what: string, todo: string) => faults.push(new ContentError(file, what, todo, line))

  function readNode(node: ParsedNode | null, keys: MessageNode['keys'], line: number): MessageNode[] {
    const place = { file, language, keys, line: node ? lineAt(node.range[0]) : line }
    if (isMap(node))
      return [
        {
          ...place,
          kind: 'group',
          entries: node.items.flatMap(({ key, value }) => {
            const name = isScalar(key) ? String(key.value) : ''
            return readNode(value, [...keys, name], key ? lineAt(key.range[0]) : line)
          }),
        },
      ]
    if (isSeq(node))
      return [
        {
          ...place,
          kind: 'list',
          entries: node.items.flatMap((item, index) => readNode(item, [...keys, index], place.line)),
        },
      ]
    if (isScalar(node) && typeof node.value === 'string')
      return [{ ...place, kind: 'text', tokens: readTokens(applyTypography(node.value, language), keys, place.line) }]
    report(
      place.line,
      `“${formatKeyPath(keys)}” has no text.`,
      'Write it, in double quotation marks if it is a number.',
    )
    return []
  }

  function readTokens(text: string, keys: MessageNode['keys'], line: number): readonly MessageToken[] | undefined {
    try {
      const tokens = fillFacts(parse(text, { cardinal: ['one', 'other'], strict: true }), facts)
      for (const fault of tokens.flatMap((token) => findFaults(token, facts)))
        report(line, `“${formatKeyPath(keys)}”: ${fault}`, HOW_TO_WRITE)
      return tokens
    } catch (error) {
      report(line, `“${formatKeyPath(keys)}” cannot be read: ${explain(error, text)}.`, HOW_TO_WRITE)
      return undefined
    }
  }

  try {
    const text = read(file)
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
    const [error] = document.errors // later errors are consequences of the first
    if (!error) return { root: readNode(document.contents, [], 1)[0], faults }
    const { what, todo } = explainYamlError(error, text)
    report(lineAt(error.pos[0]), what, todo)
  } catch (error) {
    if (error instanceof ContentError) faults.push(error)
    else
      report(
        1,
        `The messages in ${englishLanguageNames[language]} cannot be read: ${error instanceof Error ? error.message : error}`,
        'Get back what the file held: the last version has it.',
      )
  }
  return { root: undefined, faults }
}

const HOW_TO_WRITE =
  'Write a value as {pages}, and a choice as {pages, plural, one {# page} other {# pages}}; each brace has its partner.'

function fillFacts(tokens: readonly MessageToken[], facts: MessageFacts): MessageToken[] {
  return tokens.map((token) => {
    if (token.type === 'argument')
      return Object.hasOwn(facts, token.arg) ? { ...token, type: 'content', value: facts[token.arg] ?? '' } : token
    if (!('cases' in token)) return token
    return { ...token, cases: token.cases.map((each) => ({ ...each, tokens: fillFacts(each.tokens, facts) })) }
  })
}

/** The errors of a parsed token: a formatter or a fact that the site does not have. */
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
function explain(error: unknown, text: string): string {
  const [said = ''] = String(error instanceof Error ? error.message : error).split('\n')
  return said.replace(/ at line (\d+) col (\d+):$/, (_, line, column) => {
    const around = text.split('\n')[line - 1]?.slice(Math.max(0, column - 15), Number(column) + 5)
    return ` near “${around}”`
  })
}

/** A key path as editors read it: `damage.sections.2.title`. */
export function formatKeyPath(keys: MessageNode['keys']): string {
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
