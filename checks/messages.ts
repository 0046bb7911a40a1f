import {
  type MessageNode,
  type MessageToken,
  messageGroups,
  readMessageFacts,
  readMessageGroup,
} from '../generator/read-messages.ts'
import { type Language, languages } from '../site/languages.ts'
import type { Passage } from './passage.ts'

/** The keys and indexes that lead to a value of a file: `['damage', 'sections', 2, 'title']`. */
export type KeyPath = readonly (string | number)[]

/** A string in the content with its key path; its language comes from the file name or a key. */
export type ContentText = Omit<Passage, 'language'> & { keys: KeyPath; language: Language | undefined }

/** A text with a known language. */
export type Message = ContentText & Passage

export function isMessage(text: ContentText): text is Message {
  return text.language !== undefined
}

/** The texts of content/messages with … for each placeholder; the build reports those that cannot be parsed. */
export function readMessages(files: ReadonlyMap<string, string>): ContentText[] {
  const read = (file: string) => files.get(file) ?? ''
  const facts = readMessageFacts(read)
  const roots = messageGroups.flatMap((group) =>
    languages.map((language) => readMessageGroup(group, language, read, facts).root),
  )
  return roots.flatMap((root) => (root ? textsOf(root) : []))
}

function textsOf(node: MessageNode): ContentText[] {
  if (node.kind !== 'text') return node.entries.flatMap(textsOf)
  const { file, line, language, keys, tokens } = node
  return tokens ? [{ file, line, language, keys, text: wordsOf(tokens) }] : []
}

/** The text of a message in its plural (`other`) form. */
function wordsOf(tokens: readonly MessageToken[]): string {
  const words = tokens.map((token) => {
    if (token.type === 'content') return token.value
    if (!('cases' in token)) return '…'
    return wordsOf(token.cases.find(({ key }) => key === 'other')?.tokens ?? [])
  })
  return words.join('')
}

/** All strings of a value, with the keys that lead to them. */
export function collectStrings(value: unknown, keys: KeyPath = []): { keys: KeyPath; text: string }[] {
  if (typeof value === 'string') return [{ keys, text: value }]
  if (Array.isArray(value)) return value.flatMap((entry, index) => collectStrings(entry, [...keys, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => collectStrings(entry, [...keys, key]))
}
