import { expect, test } from 'vitest'
import { said } from '../tests/stand-ins/said.ts'
import { checkFigures } from './figures.ts'

const source =
  "export const figureTexts = {\n  plan: {\n    en: {\n      a: 'One',\n    },\n    sv: {\n      a: 'Ett',\n    },\n  },\n}"
const texts = { plan: said<Record<string, string>>({ en: { a: 'One' }, sv: { a: 'Ett' } }) }

test.each([
  { name: 'nothing when words and drawing agree', svg: '<text>{{a}}</text>', texts, expected: [] },
  {
    name: 'words that a language lacks',
    svg: '<svg>\n<text>{{a}}{{b}}</text>',
    texts: { plan: { ...texts.plan, en: { a: 'One', b: 'Two' } } },
    expected: [{ file: 'content/figures/plan.svg', line: 2, what: expect.stringContaining('in sv') }],
  },
  {
    name: 'words that no drawing shows',
    svg: '<svg/>',
    texts,
    expected: [{ file: 'content/figures/texts.ts', line: 4 }, { line: 7 }],
  },
])('reports $name', ({ svg, texts: given, expected }) => {
  expect(checkFigures(new Map([['plan', svg]]), given, source)).toMatchObject(expected)
})

test('reports words without a drawing', () => {
  expect(checkFigures(new Map(), texts, source)).toMatchObject([{ line: 2, what: 'There is no drawing plan.svg.' }])
})
