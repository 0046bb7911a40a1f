import { expect, test } from 'vitest'
import { createSlugger } from './slug.ts'

test.each([
  { name: 'joins words by hyphens', text: 'Before the flight', used: [], expected: 'before-the-flight' },
  { name: 'takes the marks off Swedish letters', text: 'Åtgärder på höjden', used: [], expected: 'atgarder-pa-hojden' },
  { name: 'drops punctuation at both ends', text: '“What now?”', used: [], expected: 'what-now' },
  { name: 'keeps figures', text: '4.2 Areas & lines', used: [], expected: '4-2-areas-lines' },
  { name: 'has a name for nothing', text: '…', used: [], expected: 'section' },
  { name: 'numbers a second use', text: 'Tasks', used: ['tasks'], expected: 'tasks-2' },
  { name: 'numbers on until it is free', text: 'Tasks', used: ['tasks', 'tasks-2'], expected: 'tasks-3' },
])('$name', ({ text, used, expected }) => {
  expect(createSlugger(used)(text)).toBe(expected)
})

test('gives equal headings an id each', () => {
  const slugOf = createSlugger(['tasks-3'])
  expect(['Tasks', 'Tasks', 'Tasks', 'Tasks'].map(slugOf)).toEqual(['tasks', 'tasks-2', 'tasks-4', 'tasks-5'])
})
