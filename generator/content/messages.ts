import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defaultLanguage, englishLanguageNames, type Language, languages } from '../../site/languages.ts'
import { projectRoot } from '../files/folders.ts'
import { writeIfChanged } from '../files/write-generated.ts'
import { ContentError, ContentErrors } from './content-error.ts'
import {
  formatKeyPath,
  listArguments,
  type Message,
  type MessageFile,
  type MessageToken,
  messageFile,
  messageGroups,
  type ReadFileSync,
  readMessageFacts,
  readMessageFile,
} from './read-messages.ts'
import { decodeUtf8 } from './read-text.ts'
import type { KeyPath } from './read-yaml.ts'

/**
 * Writes generated/messages/, a module for each group of content/messages.
 * @throws ContentErrors with all mistakes, without changing any module.
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
    const found = languages.map((language) => readMessageFile(group, language, read, facts))
    const files = found.flatMap(({ messages }) => messages ?? [])
    const original = files.find(({ language }) => language === defaultLanguage)
    faults.push(...found.flatMap((each) => each.faults))
    if (!original || files.length < languages.length) continue
    faults.push(...files.flatMap((other) => (other === original ? [] : compareLanguages(original, other, group))))
    modules.set(group, writeModule(group, files))
  }
  return { modules, faults }
}

export function readSavedFile(file: string): string {
  return decodeUtf8(file, readFileSync(path.join(projectRoot, file)))
}

/** Reports differences in keys and arguments between another language and the original. */
function compareLanguages(original: MessageFile, other: MessageFile, group: string): ContentError[] {
  const there = englishLanguageNames[original.language]
  const missing = [...original.messages].flatMap(([name, message]) => {
    const same = other.messages.get(name)
    if (same) return compareArguments(name, message, same, other.language)
    const what = `“${name}” is missing, which stands in ${there} (${message.file}:${message.line}).`
    const todo = 'Write it here, under the same name.'
    return new ContentError(messageFile(group, other.language), what, todo, other.lineOf(message.keys))
  })
  const unknown = [...other.messages].filter(([name]) => !original.messages.has(name))
  return [
    ...missing,
    ...unknown.map(([name, { file, line }]) => {
      const what = `“${name}” is not known: ${there} has no such text.`
      return new ContentError(file, what, `Correct its name, write it in ${there} too, or remove it.`, line)
    }),
  ]
}

/** Reports an argument that only one language has, at the message of the language without it. */
function compareArguments(name: string, original: Message, other: Message, language: Language): ContentError[] {
  if (!original.tokens || !other.tokens) return []
  const [values, others] = [listArguments(original.tokens), listArguments(other.tokens)]
  if (new Set(values).symmetricDifference(new Set(others)).size === 0) return []
  const [here, place] = values.every((value) => others.includes(value)) ? [original, other] : [other, original]
  const what = `“${name}” takes ${listValues(values)} in ${englishLanguageNames[defaultLanguage]}, and ${listValues(others)} in ${englishLanguageNames[language]}.`
  const todo = `Use the same values as ${place.file}:${place.line}, or mend it there.`
  return [new ContentError(here.file, what, todo, here.line)]
}

const listValues = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ') || 'no value'

/** The export name of a group's module. */
const nameOfGroup = (group: string) => (group === 'interface' ? 'messages' : `${group}Messages`)

function writeModule(group: string, files: readonly MessageFile[]): string {
  const name = nameOfGroup(group)
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`
  const values = files.map((file) =>
    file.language === defaultLanguage
      ? `const ${file.language} = ${writeValue(file, file.value)}\n\nexport type ${type} = typeof ${file.language}\n`
      : `const ${file.language}: ${type} = ${writeValue(file, file.value)}\n`,
  )
  return [
    `/* Made by generator/content/messages.ts from content/messages/${group}_*.yaml. */`,
    "import type { Language } from '../../site/languages.ts'\n",
    ...values,
    `export const ${name}: Readonly<Record<Language, ${type}>> = { ${languages.join(', ')} }\n`,
  ].join('\n')
}

function writeValue(file: MessageFile, value: unknown, keys: KeyPath = [], indent = ''): string {
  if (typeof value !== 'object' || value === null)
    return writeText(file.messages.get(formatKeyPath(keys))?.tokens ?? [], file.language)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const lines = Object.entries(value).map(([key, inside]) => {
    const name = Array.isArray(value) ? '' : `${JSON.stringify(key)}: `
    return `${indent}  ${name}${writeValue(file, inside, [...keys, key], `${indent}  `)},\n`
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

/** The formatted number in the plural category `one` (CLDR), by language. */
const SINGULAR_NUMBERS: Record<Language, string> = { en: '1', sv: '1' }

function isCase(value: string, key: string, kind: string, language: Language): string {
  const wanted = kind === 'plural' ? (key === 'one' ? SINGULAR_NUMBERS[language] : key.replace(/^=/, '')) : key
  return `String(v.${value}) === ${JSON.stringify(wanted)}`
}
