import type { Language } from '../content/languages.ts'

/** A stretch of text that readers see, with the place where it is written. */
export type Passage = { file: string; line: number; language: Language; text: string }

/** Every match of a pattern in a passage, with its line. */
export function* findIn(passage: Passage, pattern: RegExp): Generator<{ found: string; line: number; index: number }> {
  for (const { 0: found, index } of passage.text.matchAll(pattern)) {
    yield { found, line: passage.line + lineAt(passage.text, index) - 1, index }
  }
}

/** The number of the line, from 1, that holds the character at an index. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

/** A text short enough to be quoted in an issue. */
export function excerpt(text: string, length = 70): string {
  const flat = text.replace(/[ \n]+/g, ' ').trim()
  return flat.length <= length ? flat : `${flat.slice(0, length - 1).trimEnd()}…`
}
