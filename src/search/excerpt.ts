import type { Piece } from './answer.ts'
import type { Section } from './pagefind.ts'

const EXCERPT_WORDS = 22
/** The words before the first match that lead up to it. */
const LEAD = 4

/** The part of a section's text where most of the matches stand, with the matches marked. */
export function excerptOf(words: readonly string[], section: Section, matches: ReadonlySet<number>): Piece[] {
  const from = section.from + section.titleLength
  const inside = [...matches].filter((place) => place >= from && place < section.to).sort((one, other) => one - other)
  let start = from
  let most = 0
  for (const place of inside) {
    const count = inside.filter((other) => other >= place && other < place + EXCERPT_WORDS - LEAD).length
    if (count > most) {
      most = count
      start = place < from + EXCERPT_WORDS - LEAD ? from : place - LEAD
    }
  }
  const end = Math.min(start + EXCERPT_WORDS, section.to)
  const pieces: Piece[] = start > from ? [{ text: '… ', isMarked: false }] : []
  for (let place = start; place < end; place++) {
    pushWord(pieces, words[place] ?? '', matches.has(place))
    if (place < end - 1) push(pieces, ' ', false)
  }
  if (end < section.to) push(pieces, ' …', false)
  return pieces
}

/** A title with the words marked that match. */
export function markTitle(title: string, isMatch: (word: string) => boolean): Piece[] {
  const pieces: Piece[] = []
  for (const part of title.split(/(\s+)/)) pushWord(pieces, part, /\S/.test(part) && isMatch(part))
  return pieces
}

/** The punctuation around a word is not marked with it. */
function pushWord(pieces: Piece[], word: string, isMarked: boolean): void {
  const [before = '', core = word, after = ''] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(word)?.slice(1) ?? []
  push(pieces, before, false)
  push(pieces, core, isMarked)
  push(pieces, after, false)
}

function push(pieces: Piece[], text: string, isMarked: boolean): void {
  if (!text) return
  const last = pieces.at(-1)
  if (last && last.isMarked === isMarked) last.text += text
  else pieces.push({ text, isMarked })
}
