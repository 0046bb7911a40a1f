import { expect, test } from 'vitest'
import { excerptOf, markTitle } from './excerpt.ts'

const words = `Heading ${'one two three four five six seven eight nine ten '.repeat(6)}match, here.`.split(' ')
const section = { id: 'x', title: 'Heading', titleLength: 1, from: 0, to: words.length }
const text = (pieces: { text: string }[]) => pieces.map((piece) => piece.text).join('')

test('shows the part of the section with the match, marked without its punctuation', () => {
  const pieces = excerptOf(words, section, new Set([61]))
  expect(pieces.filter(({ isMarked }) => isMarked)).toEqual([{ text: 'match', isMarked: true }])
  expect(text(pieces)).toMatch(/^… .*match, here\.$/)
})

test('begins where the section begins when the match stands there, and leaves the heading out', () => {
  const pieces = excerptOf(words, section, new Set([0, 2]))
  expect(text(pieces)).toMatch(/^one two three .* …$/)
  expect(pieces[1]).toEqual({ text: 'two', isMarked: true })
})

test('marks the matching words of a title', () => {
  expect(markTitle('What is it?', (word) => word.startsWith('it'))).toEqual([
    { text: 'What is ', isMarked: false },
    { text: 'it', isMarked: true },
    { text: '?', isMarked: false },
  ])
})
