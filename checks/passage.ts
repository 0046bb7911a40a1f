import type { Language } from '../site/languages.ts'
import type { Issue } from './issue.ts'

/** A published text with its file and line. */
export type Passage = { file: string; line: number; language: Language; text: string }

/** A pattern that must not occur in a text. */
export type TextRule = { pattern: RegExp; language?: Language; what: Words; todo: Words }

/** A sentence for an editor, or a function that builds it from the match. */
type Words = string | ((found: string, around: string) => string)

/** Reports every match of the rules in the passages. */
export function applyRules(passages: readonly Passage[], rules: readonly TextRule[]): Issue[] {
  return passages.flatMap(({ file, line, language, text }) =>
    rules
      .filter((rule) => !rule.language || rule.language === language)
      .flatMap(({ pattern, what, todo }) =>
        Array.from(text.matchAll(pattern), ({ 0: found, index }) => {
          const around = excerpt(text.slice(Math.max(0, index - 20), index + 30))
          const say = (words: Words) => (typeof words === 'string' ? words : words(found, around))
          return { file, line: line + lineAt(text, index) - 1, what: say(what), todo: say(todo) }
        }),
      ),
  )
}

/** Replaces parts of a text by dots of the same length, so that indexes stay valid. */
export function maskParts(text: string, parts: readonly string[]): string {
  return parts.reduce((rest, part) => rest.replaceAll(part, part.replace(/[^\n]/g, '·')), text)
}

/** The number of the line, from 1, that holds the character at an index. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

/** Shortens a text for quotation in an issue. */
export function excerpt(text: string, length = 70): string {
  const flat = text.replace(/[ \n]+/g, ' ').trim()
  return flat.length <= length ? flat : `${flat.slice(0, length - 1).trimEnd()}…`
}
