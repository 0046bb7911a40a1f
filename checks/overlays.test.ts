import { expect, test } from 'vitest'
import { checkOverlayFiles, readOverlay } from './overlays.ts'

const feature = (label: string) => `{"picture": "a.jpg", "features": [\n{"id":"mire-1","label":${label}}\n]}`

test('reads the labels of both languages', () => {
  expect(readOverlay('a.json', feature('{"en":"Mire","sv":"Myr"}'))).toEqual({
    findings: [],
    passages: [
      { file: 'a.json', line: 2, language: 'en', text: 'Mire' },
      { file: 'a.json', line: 2, language: 'sv', text: 'Myr' },
    ],
  })
})

test.each([
  { name: 'a file that is not JSON', source: '{"features": [\n{"id":"a",}\n]}', line: 2, what: 'cannot be read' },
  { name: 'a file that ends too early', source: '{"features": [\n', line: 2, what: 'cannot be read' },
  { name: 'an overlay without features', source: '{}', line: 1, what: 'no list of features' },
  { name: 'a label missing in a language', source: feature('{"en":"Mire"}'), line: 2, what: 'no label in sv' },
])('reports $name', ({ source, line, what }) => {
  expect(readOverlay('a.json', source).findings).toMatchObject([{ line, what: expect.stringContaining(what) }])
})

const pages = "{\n  findings: { picture: 'fire-above' },\n}"

test.each([
  { name: 'nothing when every overlay has its picture', overlays: ['fire-above'], expected: [] },
  {
    name: 'findings without an overlay',
    overlays: [],
    expected: [{ file: 'content/pages.ts', line: 2 }],
  },
  {
    name: 'an overlay without a picture',
    overlays: ['fire-above', 'fier'],
    expected: [{ file: 'content/overlays/fier.json' }],
  },
])('reports $name', ({ overlays, expected }) => {
  const pictures = new Set(['fire-above'])
  expect(checkOverlayFiles(overlays, ['fire-above'], pictures, pages)).toMatchObject(expected)
})
