import type { Finding } from './finding.ts'
import { findIn, type Passage } from './passage.ts'

/** “Chapter 2”, “kapitel 2 och 3”. */
const MENTION = /(?<!\p{L})(?:chapters?|kapitel|kapitlen)\s+\d+/giu

/**
 * Chapters of the manual that a text names by a number of its own, which would be wrong after a new chapter; the name
 * of a page in braces becomes its number.
 */
export function checkChapters(passages: readonly Passage[], names: readonly string[]): Finding[] {
  return passages.flatMap((passage) =>
    [...findIn(passage, MENTION)].map(({ found, line }) => {
      const name = names[Number(/\d+/.exec(found)?.[0]) - 1]
      const todo = name
        ? `Write {${name}} instead of the number: it follows the order of the chapters.`
        : `The manual has ${names.length} chapters.`
      return { file: passage.file, line, what: `“${found}” does not follow the order of the chapters.`, todo }
    }),
  )
}
