import type { TextPiece } from './results.ts'

const EXCERPT_WORDS = 22
/** The number of words before the first match. */
const WORDS_BEFORE_MATCH = 4

/**
 * An excerpt of a text around most of its matches, with the matches marked. Cells of a table end with a comma, rows with
 * a full stop.
 */
export function makeExcerpt(text: string, isMatch: (word: string) => boolean): TextPiece[] {
  // A cell separator is not a word; it stays with the previous word.
  const words = text.split(/\s+(?![\s·|])/).filter(Boolean)
  const matches = words.flatMap((word, place) => (isMatch(word) ? place : []))
  const after = (place: number) =>
    matches.filter((other) => other >= place && other < place + EXCERPT_WORDS - WORDS_BEFORE_MATCH)
  const best = matches.reduce((one, other) => (after(other).length > after(one).length ? other : one), matches[0] ?? 0)
  const start = best < EXCERPT_WORDS - WORDS_BEFORE_MATCH ? 0 : best - WORDS_BEFORE_MATCH
  const end = start + EXCERPT_WORDS
  const part = words
    .slice(start, end)
    .join(' ')
    .replace(/ [·|]$/, '')
    .replace(/([.,:;?!]?) ([·|])/g, (_, mark, separator) => mark || (separator === '|' ? '.' : ','))
  return markMatches(`${start > 0 ? '… ' : ''}${part}${end < words.length ? ' …' : ''}`, isMatch)
}

/** Marks matching words, without surrounding punctuation; adjacent matches share one mark. */
export function markMatches(text: string, isMatch: (word: string) => boolean): TextPiece[] {
  const pieces: TextPiece[] = []
  for (const part of text.split(/([\p{L}\p{N}][^\s]*[\p{L}\p{N}]|[\p{L}\p{N}])/u)) {
    const isMarked = /[\p{L}\p{N}]/u.test(part) && isMatch(part)
    const [before, between] = pieces.slice(-2)
    if (isMarked && before?.isMarked && between?.text.trim() === '') before.text += pieces.pop()?.text ?? ''
    const last = pieces.at(-1)
    if (last?.isMarked === isMarked) last.text += part
    else if (part) pieces.push({ text: part, isMarked })
  }
  return pieces
}
