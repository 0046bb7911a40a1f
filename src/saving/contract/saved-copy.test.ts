import { afterEach, expect, test, vi } from 'vitest'
import { readSavedCopy } from './saved-copy.ts'

afterEach(() => vi.unstubAllGlobals())

const completeCopy = {
  cache: 'forest-1-en',
  languages: ['en'],
  savedAt: '2026-11-21T08:00:00.000Z',
  list: {
    version: '1',
    changed: '2026-11-20',
    style: '/static/assets/saved-line.css',
    texts: { en: '1' },
    files: { shared: [['/favicon.svg', '1', 200]], en: [['/faq', '1', 9000]] },
    aliases: { '/index': '/' },
    line: { en: 'Saved {day}' },
    offline: { en: '/offline' },
  },
}

/** Stubs the Cache API, so that the state entry is this text. */
function stubStateEntry(text: string): void {
  vi.stubGlobal('caches', { has: async () => true, open: async () => ({ match: async () => new Response(text) }) })
}

test('a complete copy is read', async () => {
  stubStateEntry(JSON.stringify(completeCopy))
  expect(await readSavedCopy()).toEqual(completeCopy)
})

test.each([
  'oops',
  'null',
  '[]',
  '{}',
  '"x"',
  '{"a":1}',
  '7',
  ...[
    { cache: 'another' },
    { languages: [] },
    { languages: ['sv'] },
    { savedAt: 'yesterday' },
    { savedAt: '2026-99-21T08:00:00.000Z' },
    { list: null },
    { list: { ...completeCopy.list, files: {} } },
    { list: { ...completeCopy.list, files: { shared: [], en: ['/faq'] } } },
    { list: { ...completeCopy.list, line: {} } },
  ].map((wrong) => JSON.stringify({ ...completeCopy, ...wrong })),
])('an entry that does not fit counts as none: %.60s', async (text) => {
  stubStateEntry(text)
  expect(await readSavedCopy()).toBeNull()
})
