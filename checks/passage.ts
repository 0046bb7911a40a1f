import type { Language } from '../content/languages.ts'

/** A stretch of text that readers see, with the place it comes from. */
export type Passage = { file: string; line: number; language: Language; text: string }

/** Every place of a passage where a pattern is found, with its line. */
export function* findIn(passage: Passage, pattern: RegExp): Generator<{ found: string; line: number; index: number }> {
  for (const match of passage.text.matchAll(pattern)) {
    const before = passage.text.slice(0, match.index)
    yield { found: match[0], line: passage.line + before.split('\n').length - 1, index: match.index }
  }
}

/** A piece of text short enough to be quoted in a finding. */
export function excerpt(text: string, length = 70): string {
  const flat = text.replace(/[ \n]+/g, ' ').trim()
  return flat.length <= length ? flat : `${flat.slice(0, length - 1).trimEnd()}…`
}
