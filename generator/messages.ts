import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defaultLanguage, englishLanguageNames, type Language, languages } from '../site/languages.ts'
import { ContentError, ContentErrors } from './content-error.ts'
import { projectRoot } from './folders.ts'
import {
  formatKeyPath,
  listArguments,
  type MessageNode,
  type MessageToken,
  messageGroups,
  type ReadFileSync,
  readMessageFacts,
  readMessageGroup,
} from './read-messages.ts'
import { decodeUtf8 } from './read-text.ts'
import { writeIfChanged } from './write-generated.ts'

/**
 * Writes generated/messages/, a module for each group of content/messages.
 * @throws ContentErrors with all that is wrong with them; the modules are then as they were.
 */
export async function writeMessageModules(): Promise<void> {
  const { modules, faults } = compileMessages()
  if (faults.length > 0) throw new ContentErrors(faults)
  await Promise.all(Array.from(modules, ([group, code]) => writeIfChanged(`messages/${group}.ts`, code)))
}

/** Compiles the messages to the source of one module per group, and collects all errors. */
export function compileMessages(read: ReadFileSync = readSavedFile, groups: readonly string[] = messageGroups) {
  const modules = new Map<string, string>()
  const faults: ContentError[] = []
  const facts = readMessageFacts(read)
  for (const group of groups) {
    const found = languages.map((language) => readMessageGroup(group, language, read, facts))
    const roots = found.flatMap(({ root }) => root ?? [])
    const original = roots.find(({ language }) => language === defaultLanguage)
    faults.push(...found.flatMap((each) => each.faults))
    if (!original || roots.length < languages.length) continue
    faults.push(...roots.flatMap((other) => (other === original ? [] : compare(original, other))))
    modules.set(group, writeModule(group, roots))
  }
  return { modules, faults }
}

export function readSavedFile(file: string): string {
  return decodeUtf8(file, readFileSync(path.join(projectRoot, file)))
}

const KINDS: Record<MessageNode['kind'], string> = { text: 'a text', list: 'a list', group: 'a group of texts' }

/** The differences in keys and arguments between a language and the first one. */
function compare(original: MessageNode, other: MessageNode): ContentError[] {
  const name = formatKeyPath(other.keys)
  const there = englishLanguageNames[original.language]
  const fault = ({ file, line }: MessageNode, what: string, todo: string) => new ContentError(file, what, todo, line)
  if (original.kind === 'text' && other.kind === 'text') {
    if (!original.tokens || !other.tokens) return []
    const [values, others] = [listArguments(original.tokens), listArguments(other.tokens)]
    if (new Set(values).symmetricDifference(new Set(others)).size === 0) return []
    const [here, place] = values.every((value) => others.includes(value)) ? [original, other] : [other, original]
    const what = `“${name}” takes ${listValues(values)} in ${there}, and ${listValues(others)} in ${englishLanguageNames[other.language]}.`
    return [fault(here, what, `Use the same values as ${place.file}:${place.line}, or mend it there.`)]
  }
  if (original.kind === 'text' || other.kind === 'text' || original.kind !== other.kind)
    return [
      fault(
        other,
        `“${name}” is ${KINDS[other.kind]} here, and ${KINDS[original.kind]} in ${there}.`,
        'Give it the same form in both languages.',
      ),
    ]
  const entryOf = ({ entries }: { entries: readonly MessageNode[] }, { keys }: MessageNode) =>
    entries.find((each) => each.keys.at(-1) === keys.at(-1))
  return [
    ...original.entries.flatMap((entry) => {
      const same = entryOf(other, entry)
      if (same) return compare(entry, same)
      return fault(
        other,
        `“${formatKeyPath(entry.keys)}” is missing, which stands in ${there} (${entry.file}:${entry.line}).`,
        'Write it here, under the same name.',
      )
    }),
    ...other.entries
      .filter((entry) => !entryOf(original, entry))
      .map((entry) =>
        fault(
          entry,
          `“${formatKeyPath(entry.keys)}” is not known: ${there} has no such text.`,
          `Correct its name, write it in ${there} too, or remove it.`,
        ),
      ),
  ]
}

const listValues = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ') || 'no value'

/** The export name of a group's module. */
const nameOfGroup = (group: string) => (group === 'interface' ? 'messages' : `${group}Messages`)

function writeModule(group: string, roots: readonly MessageNode[]): string {
  const name = nameOfGroup(group)
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`
  const values = roots.map((root) =>
    root.language === defaultLanguage
      ? `const ${root.language} = ${writeNode(root)}\n\nexport type ${type} = typeof ${root.language}\n`
      : `const ${root.language}: ${type} = ${writeNode(root)}\n`,
  )
  return [
    `/* Made by generator/messages.ts from content/messages/${group}_*.yaml. */`,
    "import type { Language } from '../../site/languages.ts'\n",
    ...values,
    `export const ${name}: Readonly<Record<Language, ${type}>> = { ${languages.join(', ')} }\n`,
  ].join('\n')
}

function writeNode(node: MessageNode, indent = ''): string {
  if (node.kind === 'text') return writeText(node.tokens ?? [], node.language)
  const [open, close] = node.kind === 'list' ? '[]' : '{}'
  const lines = node.entries.map((entry) => {
    const key = node.kind === 'list' ? '' : `${JSON.stringify(entry.keys.at(-1))}: `
    return `${indent}  ${key}${writeNode(entry, `${indent}  `)},\n`
  })
  return `${open}\n${lines.join('')}${indent}${close}`
}

/** The source of a message: a string, or a function of its arguments. */
function writeText(tokens: readonly MessageToken[], language: Language): string {
  const names = listArguments(tokens)
  if (names.length === 0) return JSON.stringify(tokens.map((token) => ('value' in token ? token.value : '')).join(''))
  const type = names.map((name) => `${name}: string | number`).join('; ')
  return `(v: { ${type} }) => ${writeWords(tokens, language)}`
}

function writeWords(tokens: readonly MessageToken[], language: Language, counted = ''): string {
  const parts = tokens.map((token) => {
    if (token.type === 'content') return token.value.replace(/[\\`]|\$(?=\{)/g, '\\$&')
    if (token.type === 'octothorpe') return `\${v.${counted}}`
    if (!('cases' in token)) return `\${v.${token.arg}}`
    const wordings = token.cases.map(({ key, tokens }) => ({
      key,
      words: writeWords(tokens, language, token.type === 'plural' ? token.arg : counted),
    }))
    const other = wordings.find(({ key }) => key === 'other')?.words ?? '``'
    const choices = wordings
      .filter(({ key }) => key !== 'other')
      .map(({ key, words }) => `${isCase(token.arg, key, token.type, language)} ? ${words} : `)
    return `\${${choices.join('')}${other}}`
  })
  return `\`${parts.join('')}\``
}

/** The formatted number that takes the plural category `one` (CLDR). */
const ONE: Record<Language, string> = { en: '1', sv: '1' }

function isCase(value: string, key: string, kind: string, language: Language): string {
  const wanted = kind === 'plural' ? (key === 'one' ? ONE[language] : key.replace(/^=/, '')) : key
  return `String(v.${value}) === ${JSON.stringify(wanted)}`
}
