import { expect, test } from 'vitest'
import type { GlossaryTerm } from '../site/glossary.ts'
import { languages } from '../site/languages.ts'
import { said } from '../tests/support/in-languages.ts'
import { textsOf } from '../tests/support/texts.ts'
import { checkGlossary } from './glossary.ts'
import { isMessage } from './messages.ts'

const team: GlossaryTerm = {
  target: '/manual/basics#teams',
  match: said({ en: ['teams', 'team'], sv: ['teamen', 'team'] }),
  definition: said({ en: 'People.', sv: 'Folk.' }),
}
const texts = said({ en: 'Your team shares maps.', sv: 'Teamen delar kartor.' })
const passages = languages.map((language) => ({ file: `a_${language}.md`, line: 1, language, text: texts[language] }))

function check(glossary: Record<string, GlossaryTerm>) {
  const messages = textsOf('content/glossary/platform.yaml', { words: glossary }).filter(isMessage)
  return checkGlossary(glossary, messages, passages)
}

test('finds nothing in a term that both languages use', () => {
  expect(check({ team })).toEqual([])
})

test.each<{ name: string; glossary: Record<string, GlossaryTerm>; what: string }>([
  {
    name: 'a term that a language never uses',
    glossary: { team: { ...team, match: said({ en: ['team'], sv: ['arbetslag'] }) } },
    what: 'No document uses the term team in sv',
  },
  {
    name: 'a term that must be written with its capital',
    glossary: { team: { ...team, exact: true, match: said({ en: ['Team'], sv: ['Teamen'] }) } },
    what: 'in en',
  },
])('reports $name', ({ glossary, what }) => {
  expect(check(glossary)[0]).toMatchObject({ what: expect.stringContaining(what) })
})

test('names the line of the term', () => {
  expect(check({ team: { ...team, match: said({ en: ['crew'], sv: ['teamen'] }) } })[0]).toMatchObject({ line: 2 })
})
