import { type MessageNode, messageGroups, readGroup, readMessageFacts, type Token } from '../generator/read-messages.ts'
import { isLanguage, type Language, languages } from '../site/languages.ts'
import { lineAt, type Passage } from './passage.ts'

/** The keys and indexes that lead to a value of a file: `['damage', 'sections', 2, 'title']`. */
export type KeyPath = readonly (string | number)[]

/** A string of the content, with the keys that lead to it; the language is that of the file, or among the keys. */
export type Text = Omit<Passage, 'language'> & { keys: KeyPath; language: Language | undefined }

/** A text that is in a language. */
export type Message = Text & Passage

export function isMessage(text: Text): text is Message {
  return text.language !== undefined
}

/** The texts of content/messages, as far as they can be read, with … for each value. What cannot be read, the build tells. */
export function readMessages(files: ReadonlyMap<string, string>): Text[] {
  const read = (file: string) => files.get(file) ?? ''
  const facts = readMessageFacts(read)
  const roots = messageGroups.flatMap((group) =>
    languages.map((language) => readGroup(group, language, read, facts).root),
  )
  return roots.flatMap((root) => (root ? textsOf(root) : []))
}

function textsOf(node: MessageNode): Text[] {
  if (node.kind !== 'text') return node.entries.flatMap(textsOf)
  const { file, line, language, keys, tokens } = node
  return tokens ? [{ file, line, language, keys, text: wordsOf(tokens) }] : []
}

/** A sentence as it is said of many things. */
function wordsOf(tokens: readonly Token[]): string {
  const words = tokens.map((token) => {
    if (token.type === 'content') return token.value
    if (!('cases' in token)) return '…'
    return wordsOf(token.cases.find(({ key }) => key === 'other')?.tokens ?? [])
  })
  return words.join('')
}

/** All strings of a value. */
export function readTexts(file: string, source: string, value: unknown): Text[] {
  return textsIn(value).map(({ keys, text }) => ({
    file,
    keys,
    text,
    language: keys.find(isLanguage),
    line: lineOf(source, keys),
  }))
}

export function textsIn(value: unknown, keys: KeyPath = []): { keys: KeyPath; text: string }[] {
  if (typeof value === 'string') return [{ keys, text: value }]
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, [...keys, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, [...keys, key]))
}

/**
 * The line of a value in the source of a module, found by following its keys from the top; when the last one is not
 * written out, the line of the nearest.
 * @example lineOf("export const en = {\n  close: 'Close',\n}", ['close']) // 2
 */
export function lineOf(source: string, keys: KeyPath): number {
  let at = 0
  for (const [index, key] of keys.entries()) {
    if (typeof key === 'number') continue
    const previous = keys[index - 1]
    // the same key stands once in each earlier entry of the list
    const earlier = typeof previous === 'number' ? previous : 0
    const pattern = new RegExp(`(?<=[\\s{,])['"]?${RegExp.escape(key)}['"]?\\s*[:=]`, 'g')
    const next = source.slice(at).matchAll(pattern).drop(earlier).next().value
    if (!next) break
    at += next.index
  }
  return lineAt(source, at)
}
