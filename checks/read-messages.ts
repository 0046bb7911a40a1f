import type { Language } from '../content/languages.ts'
import { type KeyPath, lineOf } from './locate.ts'

/** One sentence of a message file with the path of its keys; a sentence that takes something in holds … for it. */
export type Message = { file: string; line: number; language: Language; path: KeyPath; text: string }

/** All sentences of an exported group, whatever its depth. */
export function readMessages(file: string, language: Language, group: unknown, source: string): Message[] {
  return sentencesOf(group, []).map(({ path, text }) => ({ file, language, path, text, line: lineOf(source, path) }))
}

function sentencesOf(value: unknown, path: KeyPath): { path: KeyPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value === 'function') {
    const call = (): unknown => Reflect.apply(value, undefined, Array(value.length).fill('…'))
    return [{ path, text: textOf(call) }]
  }
  if (Array.isArray(value)) return value.flatMap((entry, index) => sentencesOf(entry, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => sentencesOf(entry, [...path, key]))
}

/** What a function message says; one that needs more than words to be called says nothing here. */
function textOf(call: () => unknown): string {
  try {
    const said = call()
    return typeof said === 'string' ? said : ''
  } catch {
    return '' // its type and its callers are checked by the compiler
  }
}
