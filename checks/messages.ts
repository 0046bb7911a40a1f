import {
  type MessageToken,
  messageGroups,
  readMessageFacts,
  readMessageFile,
} from '../generator/content/read-messages.ts'
import { type KeyPath, listLeaves } from '../generator/content/read-yaml.ts'
import { type Language, languages } from '../site/languages.ts'
import type { Passage } from './passage.ts'

/** A string in the content with its key path; its language comes from the file name or a key. */
export type ContentText = Omit<Passage, 'language'> & { keys: KeyPath; language: Language | undefined }

/** A text with a known language. */
export type Message = ContentText & Passage

export function isMessage(text: ContentText): text is Message {
  return text.language !== undefined
}

/** The texts of content/messages with … for each placeholder; invalid messages are reported by the build. */
export function readMessages(files: ReadonlyMap<string, string>): ContentText[] {
  const read = (file: string) => files.get(file) ?? ''
  const facts = readMessageFacts(read)
  return messageGroups.flatMap((group) =>
    languages.flatMap((language) => {
      const { messages } = readMessageFile(group, language, read, facts)
      return [...(messages?.messages.values() ?? [])].flatMap(({ tokens, ...place }) =>
        tokens ? [{ ...place, language, text: wordsOf(tokens) }] : [],
      )
    }),
  )
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
export function collectStrings(value: unknown): { keys: KeyPath; text: string }[] {
  return listLeaves(value).flatMap(({ keys, value: text }) => (typeof text === 'string' ? [{ keys, text }] : []))
}
