import { expect, test } from 'vitest'
import { linksOfMessages, ownIds, twins } from './gather.ts'

const message = (file: string, language: 'en' | 'sv', path: string[], text: string) => ({
  file,
  line: 1,
  language,
  path,
  text,
})

test.each([
  {
    name: 'the same key of the files of both languages',
    en: message('content/messages/home.en.ts', 'en', ['hero', 'title'], 'One'),
    sv: message('content/messages/home.sv.ts', 'sv', ['hero', 'title'], 'Ett'),
  },
  {
    name: 'the languages of one entry',
    en: message('content/pictures.ts', 'en', ['hero', 'alt', 'en'], 'One'),
    sv: message('content/pictures.ts', 'sv', ['hero', 'alt', 'sv'], 'Ett'),
  },
])('pairs $name', ({ en, sv }) => {
  expect(twins([sv, en])).toEqual([{ one: en, other: sv }])
})

test('pairs neither other keys nor other files, nor a sentence that one language leaves empty', () => {
  const en = message('content/messages/en.ts', 'en', ['close'], 'Close')
  expect(twins([en, message('content/messages/sv.ts', 'sv', ['open'], 'Öppna')])).toEqual([])
  expect(twins([en, message('content/messages/home.sv.ts', 'sv', ['close'], 'Stäng')])).toEqual([])
  expect(twins([en, message('content/messages/sv.ts', 'sv', ['close'], '')])).toEqual([])
})

test('takes a message that is nothing but an address for a link', () => {
  const texts = ['/faq#faq-apps', '1 / 3', 'and/or', '/ 2', '//example.org']
  const links = linksOfMessages(texts.map((text) => message('en.ts', 'en', ['a'], text)))
  expect(links).toEqual([{ file: 'en.ts', line: 1, address: '/faq#faq-apps' }])
})

test('knows the ids of the frame and of the pages that show documents', () => {
  const code = new Map([
    ['src/shell/Shell.tsx', '<main id="main" tabIndex={-1}>'],
    ['src/pages/document/DocumentPage.tsx', '<h2 id="more-title">'],
    ['src/pages/home/HomePage.tsx', '<section id="film">'],
    ['src/markdown/render-document.test.ts', '<h2 id="one">'],
    ['content/site.ts', 'id="two"'],
  ])
  expect(ownIds(code)).toEqual(new Set(['root', 'main', 'more-title']))
})
