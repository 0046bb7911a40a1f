import { expect, test } from 'vitest'
import { nameMistakes } from './mistakes.ts'

const TEXT = '---\ndescription: Svar\n---\n\n# Frågor\n\n## Pris {#price}\n\nEtt ord.\n'

test.each([
  [
    'sv',
    'content/documents/faq_sv.md:9\n  No page has the address “/prices”.\n  → Take an address from site/page-list.ts, with / first; that of another site begins with https://.',
    {
      ...{ page: 'Vanliga frågor (svenska)', field: 'Text: Pris', keys: 'body', locale: 'sv' },
      what: 'Ingen sida har adressen ”/prices”.',
    },
  ],
  [
    'sv',
    'content/documents/faq_sv.md:2\n  “Title” is missing.\n  → Write it; the other entries, or the other language, show how.',
    { field: 'Titel', keys: 'title', what: 'Det här saknas.' },
  ],
  [
    'en',
    'content/documents/faq_sv.md:9\n  “x” is a claim that content/claims.yaml does not know in this language.\n  → Remove it.',
    { what: '“x” is a claim that “Figures that we claim” does not know in this language.', todo: 'Remove it.' },
  ],
  ['sv', 'site/page-list.ts:1\n  What?\n  → That.', { page: 'site/page-list.ts:1', form: null }],
  ['sv', 'a.ts(1,2): error TS1', { what: 'a.ts(1,2): error TS1', form: null }],
] as const)('in %s, %j names page and field', async (language, found, named) => {
  const draft = { file: 'content/documents/faq_sv.md', text: TEXT }
  expect(await nameMistakes(found, language, draft)).toMatchObject([named])
})
