import { expect, test, vi } from 'vitest'
import { nameMistakes } from './mistakes.ts'

const broken = vi.hoisted(() => ({ file: '' }))
vi.mock('node:fs', async (load) => {
  const own = await load<typeof import('node:fs')>()
  const readFileSync = (file: string, options: 'utf8') =>
    broken.file && file.endsWith(broken.file) ? 'damage:\n  - "' : own.readFileSync(file, options)
  return { ...own, readFileSync }
})

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

test.each(['quotes.yaml', 'more-pages.yaml', 'messages/home_en.yaml'])(
  '%s is named while it cannot be read',
  async (file) => {
    broken.file = `content/${file}`
    const found = `${broken.file}:2\n  A quotation mark is opened and not closed.\n  → Put the same sign at the end of the text.`
    const [mistake] = await nameMistakes(found, 'en').finally(() => {
      broken.file = ''
    })
    expect(mistake).toMatchObject({
      what: 'A quotation mark is opened and not closed.',
      form: expect.stringMatching(/^#/),
    })
  },
)
