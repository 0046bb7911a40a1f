import { expect, test } from 'vitest'
import { checkTitles, type PageWords } from './titles.ts'

function words(kind: 'title' | 'description', text: string): PageWords {
  return { file: 'a.md', line: 2, language: 'en', kind, text }
}

const fine = 'Signs, timing and priorities in the search for bark beetle, and where to look.'

test.each([
  { name: 'a title and a description of good length', all: [words('title', 'FAQ'), words('description', fine)] },
  { name: 'a title that holds the product’s name itself', all: [words('title', `Kronvy: ${'a'.repeat(52)}`)] },
])('lets $name pass', ({ all }) => {
  expect(checkTitles(all, 'Kronvy')).toEqual([])
})

test.each([
  {
    name: 'a title too long with the name',
    all: [words('title', 'a'.repeat(52))],
    what: 'The title has 61 characters',
  },
  { name: 'a short description', all: [words('description', 'Short.')], what: 'The description has 6 characters' },
  { name: 'a long description', all: [words('description', 'a'.repeat(161))], what: 'has 161 characters' },
])('reports $name', ({ all, what }) => {
  expect(checkTitles(all, 'Kronvy')).toMatchObject([{ what: expect.stringContaining(what) }])
})
