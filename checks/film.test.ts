import { expect, test } from 'vitest'
import type { Language } from '../site/languages.ts'
import { checkFilm, filmTextLines } from './film.ts'
import type { Passage } from './passage.ts'

const CAPTIONS = [
  'WEBVTT',
  '',
  '1',
  '00:00:00.300 --> 00:00:04.600',
  'A lake.',
  '',
  '00:04.600 --> 00:08.800',
  'A drone.',
]

function film(lines: readonly string[], language: Language = 'en', name = 'captions', ending = 'vtt'): Passage[] {
  const file = `content/film/${name}_${language}.${ending}`
  return lines.map((text, index) => ({ file, language, line: index + 1, text }))
}

test('lets pass captions in order, and finds their words', () => {
  expect(checkFilm([...film(CAPTIONS), ...film(CAPTIONS, 'sv')], 10)).toEqual([])
  expect(filmTextLines(film(CAPTIONS)).map(({ text }) => text)).toEqual(['A lake.', 'A drone.'])
})

test.each([
  { name: 'end before they begin', time: '00:08.800 --> 00:04.600', what: 'ends before it begins' },
  { name: 'are never seen', time: '00:04.600 --> 00:04.600', what: 'ends before it begins' },
  { name: 'stand in another order', time: '00:00.100 --> 00:04.600', what: 'begins before the one above it' },
  { name: 'come after the end of the film', time: '00:08.800 --> 01:04.600', what: 'ends after the film (10 s)' },
  { name: 'have a comma', time: '00:04,600 --> 00:08,800', what: 'is not how times are written' },
  { name: 'have another arrow', time: '00:04.600 -> 00:08.800', what: 'is not how times are written' },
  { name: 'have no spaces', time: '00:04.600-->00:08.800', what: 'is not how times are written' },
  { name: 'have too many seconds', time: '00:04.600 --> 00:68.800', what: 'is not how times are written' },
])('names captions that $name', ({ time, what }) => {
  const lines = film(CAPTIONS.with(6, time))
  expect(checkFilm(lines, 10)).toMatchObject([{ line: 7, what: `“${time}” ${what}.` }])
  expect(filmTextLines(lines)).toHaveLength(2)
})

test('names captions without the word that begins them', () => {
  expect(checkFilm(film(CAPTIONS.slice(2)), 10)).toMatchObject([{ line: 1, what: expect.stringContaining('WEBVTT') }])
})

test('names an entry of the transcript that ends before it begins', () => {
  const entries = film(['1. **0–5 s** A lake.', '1. **9–5 s** A drone.'], 'sv', 'transcript', 'md')
  expect(checkFilm(entries, 10)).toMatchObject([{ line: 2, what: expect.stringContaining('ends before it begins') }])
})

test('names what one language lacks', () => {
  expect(checkFilm([...film(CAPTIONS), ...film(CAPTIONS.slice(0, 5), 'sv')], 10)).toMatchObject([
    { file: 'content/film/captions_en.vtt', line: 7, what: 'Only in English: this entry (2 and 1 in all).' },
  ])
})
