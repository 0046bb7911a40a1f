import { expect, test } from 'vitest'
import { makeExcerpt, markMatches } from './excerpt.ts'

const filler = 'one two three four five six seven eight nine ten '.repeat(6)
const text = (pieces: { text: string }[]) => pieces.map((piece) => piece.text).join('')

test('shows the part of the text with the match, marked without its punctuation', () => {
  const pieces = makeExcerpt(`${filler}match, here.`, (word) => word.startsWith('match'))
  expect(pieces.filter(({ isMarked }) => isMarked)).toEqual([{ text: 'match', isMarked: true }])
  expect(text(pieces)).toMatch(/^… .*match, here\.$/)
})

test('begins where the text begins when the match stands there', () => {
  const pieces = makeExcerpt(`One match ${filler}`, (word) => word === 'match')
  expect(text(pieces)).toMatch(/^One match .* …$/)
  expect(pieces[1]).toEqual({ text: 'match', isMarked: true })
})

test('counts the words of a table without what stands between its cells, and does not end with that', () => {
  const pieces = makeExcerpt('cell · '.repeat(30), () => false)
  expect(text(pieces)).toBe(`${'cell, '.repeat(21)}cell …`)
})

test('shows a table as sentences', () => {
  expect(text(makeExcerpt('Size · 3 GB | Is it free? · No. | Ask |', () => false))).toBe(
    'Size, 3 GB. Is it free? No. Ask',
  )
})

test('marks the matching words of a title', () => {
  expect(markMatches('What is it?', (word) => word === 'it')).toEqual([
    { text: 'What is ', isMarked: false },
    { text: 'it', isMarked: true },
    { text: '?', isMarked: false },
  ])
})

test('joins the marks of neighbouring words', () => {
  expect(
    markMatches('Bark beetle, bark', (word) => /bark|beetle/i.test(word)).filter(({ isMarked }) => isMarked),
  ).toEqual([
    { text: 'Bark beetle', isMarked: true },
    { text: 'bark', isMarked: true },
  ])
})
