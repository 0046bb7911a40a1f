import { expect, test } from 'vitest'
import { checkMarkup, checkTypography } from './typography.ts'

function check(language: 'en' | 'sv', text: string) {
  return checkTypography([{ file: 'a.md', line: 3, language, text }])
}

test.each([
  { language: 'sv', text: 'Skriv ”var slutar den gamla granen?” och flyg 1\u202f500\u00a0m, 10–15\u00a0%.' },
  { language: 'sv', text: 'Namnet ”Avdelning 27, 2026-07-09” och version 5.1.403. Kl. 9.00, 2 mil och 3 sortiment.' },
  { language: 'en', text: "Don't write 'now'; fly 1,500\u00a0m on 2026-07-09 … and see." },
  { language: 'sv', text: 'Siffror och tecken som . - _ och + går bra. Kör ”npm run signups -- list”.' },
  { language: 'en', text: 'Wait ... and Sorry about that...' },
] as const)('lets “$text” pass', ({ language, text }) => {
  expect(check(language, text)).toEqual([])
})

test.each([
  { language: 'sv', text: ' ', what: 'A text without words' },
  { language: 'sv', text: 'den "gamla', what: 'A quotation mark that is not Swedish' },
  { language: 'sv', text: 'den “gamla”', what: 'A quotation mark that is not Swedish' },
  { language: 'sv', text: 'en yta på 1.500 hektar', what: 'Thousands with a point' },
  { language: 'en', text: 'an area of 1 500 hectares', what: 'Thousands with a space' },
  { language: 'en', text: 'the "old" way', what: 'A double quotation mark' },
  { language: 'en', text: 'from 10-15 seconds', what: 'A hyphen in a range' },
  { language: 'en', text: 'trees - and more', what: 'A hyphen for a dash' },
  { language: 'en', text: 'trees -- and more', what: 'A hyphen for a dash' },
  { language: 'sv', text: 'Välj → Spara', what: 'An arrow' },
  { language: 'en', text: 'two  spaces', what: 'Two spaces' },
  { language: 'en', text: 'yes , no', what: 'A space before a sign' },
  { language: 'sv', text: 'minst sex veckor [CHECK]', what: 'An author’s mark' },
  { language: 'en', text: 'as measured [S12]', what: 'An author’s mark' },
] as const)('reports “$text”', ({ language, text, what }) => {
  const issues = check(language, text)
  expect(issues.length).toBeGreaterThan(0)
  for (const finding of issues) expect(finding).toMatchObject({ line: 3, what: expect.stringContaining(what) })
})

test('gives the line of a fault inside a longer passage', () => {
  expect(check('sv', 'en rad\nnästa → Spara')).toMatchObject([{ line: 4 }])
})

test('takes no telephone number for thousands', () => {
  const text = 'Call +46 8 465 004 00 or 08-465 004 00.'
  expect(checkTypography([{ file: 'a.md', line: 1, language: 'en', text }])).toEqual([])
})

const markup = (text: string, file = 'content/messages/interface_en.yaml') =>
  checkMarkup([{ file, line: 3, language: 'en', text }]).map(({ line, what }) => [line, what])

test.each([
  'One <b>two</b>',
  'One<br>two',
  'One <!-- two',
  'R&amp;D',
  '1,500&nbsp;ha',
  'One **two**',
  '_One_',
  '`One`',
])('names what is no words: %s', (text) => {
  expect(markup(text)).not.toEqual([])
})

test.each(['5 < 6 & 7 > 4', 'R&D; more', 'one_two_three', '5*3'])('lets %s pass', (text) => {
  expect(markup(text)).toEqual([])
})

test('lets pass Markdown in answers and transcripts, and no HTML', () => {
  for (const file of ['content/answers.yaml', 'content/film/transcript_sv.md']) {
    expect(markup('1. **0–5 s** A lake.', file)).toEqual([])
    expect(markup('A <i>lake</i>.', file)).toHaveLength(1)
  }
})
