import type { TextPiece } from './results.ts'

const EXCERPT_WORDS = 22
/** How many words stand before the first match. */
const LEAD = 4

/** The part of a text where most of the matches stand, with the matches marked. */
export function makeExcerpt(text: string, isMatch: (word: string) => boolean): TextPiece[] {
  const words = text.split(/\s+(?![\s·|])/).filter(Boolean) // what ends a cell is no word, and stays with the one before
  const matches = words.flatMap((word, place) => (isMatch(word) ? place : []))
  const after = (place: number) => matches.filter((other) => other >= place && other < place + EXCERPT_WORDS - LEAD)
  const best = matches.reduce((one, other) => (after(other).length > after(one).length ? other : one), matches[0] ?? 0)
  const start = best < EXCERPT_WORDS - LEAD ? 0 : best - LEAD
  const end = start + EXCERPT_WORDS
  const part = words
    .slice(start, end)
    .join(' ')
    .replace(/ [·|]$/, '')
  return markText(`${start > 0 ? '… ' : ''}${part}${end < words.length ? ' …' : ''}`, isMatch)
}

/** A text with the words marked that match, without the punctuation around them; neighbours are one mark. */
export function markText(text: string, isMatch: (word: string) => boolean): TextPiece[] {
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
