import { isLanguage, type Language } from '../site/languages.ts'
import { lineAt, type Passage } from './passage.ts'

/** The keys and indexes that lead to a value of a module: `['damage', 'sections', 2, 'title']`. */
export type KeyPath = readonly (string | number)[]

/** A string of a module, with the keys that lead to it; the language is that of the file, or among the keys. */
export type Text = Omit<Passage, 'language'> & { keys: KeyPath; language: Language | undefined }

/** A text that is in a language. */
export type Message = Text & Passage

export function isMessage(text: Text): text is Message {
  return text.language !== undefined
}

/** All strings of a value; a function is called with … for each of its parameters. */
export function readTexts(file: string, source: string, value: unknown, fileLanguage?: Language): Text[] {
  return textsIn(value).map(({ keys, text }) => ({
    file,
    keys,
    text,
    language: fileLanguage ?? keys.find(isLanguage),
    line: lineOf(source, keys),
  }))
}

export function textsIn(value: unknown, keys: KeyPath = []): { keys: KeyPath; text: string }[] {
  if (typeof value === 'string') return [{ keys, text: value }]
  if (typeof value === 'function') return [{ keys, text: callWithDots(value) }]
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(entry, [...keys, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => textsIn(entry, [...keys, key]))
}

function callWithDots(message: CallableFunction): string {
  for (const dots of ['…', ANYTHING]) {
    try {
      const text: unknown = Reflect.apply(message, undefined, Array(message.length).fill(dots))
      if (typeof text === 'string') return text
    } catch {
      // it takes more than words
    }
  }
  return '…'
}

/** Reads as … whatever is asked of it: an entry of a list, a function. */
const ANYTHING: unknown = new Proxy(() => '…', {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '…' : ANYTHING),
})

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
