import { describe, expect, test } from 'vitest'
import type { Language } from '../../site/languages.ts'
import { searchTopics } from '../../site/search-words.ts'
import { tokenize } from '../../src/search/contract/tokenize.ts'
import { findResults } from '../../src/search/find-results.ts'
import { LanguageIndex, MAX_PHRASE_WORDS } from '../../src/search/language-index.ts'
import { inLanguages } from '../../tests/support/in-languages.ts'
import { buildSearchIndex } from './search-index.ts'

const section = (id: string, title: string, text = '', above = '') => ({ id, title, text, above })

/* A test site of a few sentences, with the real glossary and search words. */
const indexes = inLanguages({
  en: buildSearchIndex(
    [
      { href: '/bark-beetle', sections: [section('', 'Spruce bark beetle', 'The bark beetle lives in spruces.')] },
      {
        href: '/manual/forest-management-planning',
        sections: [
          section('', 'Planning'),
          section('compartments', 'Compartments', 'A compartment has a boundary.'),
          section('growing-forest-actions', 'Forest for thinning'),
        ],
      },
      {
        href: '/guides',
        sections: [
          section('', 'Guides', 'Guesses are calculated from gist and maps.'),
          section('guide-checklists', 'Checklists'),
          section('checklist-storm-day', 'Storm day', 'Begin from the road.', 'Checklists'),
          section('guide-winter', 'Fly in winter', 'Flights in snow.'),
          section('cold', 'Cold', 'Winter, winter, winter and the cold.'),
        ],
      },
      {
        href: '/planning-drone-praxis',
        sections: [section('', 'Planning'), section('flight-time', 'How long?', 'Minutes for flights.')],
      },
    ],
    'en',
  ),
  sv: buildSearchIndex(
    [
      { href: '/sv/bark-beetle', sections: [section('', 'Granbarkborre', 'Angrepp av granbarkborrar på gran.')] },
      {
        href: '/sv/guides',
        sections: [section('', 'Guider', 'Gissa inte: bränning, GIS, enterprise, röjning i skog.')],
      },
      {
        href: '/sv/planning',
        sections: [section('', 'Planering'), section('young', 'Röjningsskog', 'Träd, stammar.')],
      },
    ],
    'sv',
  ),
})
const languageIndexes = (['en', 'sv'] as const).map((language) => new LanguageIndex(language, indexes[language]))
const search = (query: string, language: Language) => findResults(query, language, languageIndexes)

/** The first result, which Enter opens. */
function firstOf(query: string, language: Language = 'en'): string | undefined {
  const [page] = search(query, language).pages
  return page?.isWhole ? page.href : page?.sections[0]?.href
}

describe('a query finds first', () => {
  const rows: [label: string, query: string, language: Language, first: string][] = [
    ['the place of a glossary term', 'compartments', 'en', '/manual/forest-management-planning#compartments'],
    ['the place of a reader’s word that no page has', 'calculator', 'en', '/planning-drone-praxis#flight-time'],
    ['what the other language calls otherwise', 'barkborre', 'en', '/bark-beetle'],
    ['what the other language calls otherwise', 'bark beetle', 'sv', '/sv/bark-beetle'],
    ['one word that is written as two', 'gran barkborre', 'sv', '/sv/bark-beetle'],
    ['one word that is written with a hyphen', 'gran-barkborre', 'sv', '/sv/bark-beetle'],
    ['a number and its unit without a space', 'how many flights for 60ha', 'en', '/planning-drone-praxis#flight-time'],
    ['a beginning', 'compartm', 'en', '/manual/forest-management-planning#compartments'],
    ['an inflection', 'granbarkborrarna', 'sv', '/sv/bark-beetle'],
    ['an unknown compound', 'granbarkborreangrepp', 'sv', '/sv/bark-beetle'],
    ['plain letters', 'branning', 'sv', '/sv/guides'],
    ['a section by its heading and the one above', 'storm checklist', 'en', '/guides#checklist-storm-day'],
    ['the heading that says all of it', 'flying in winter', 'en', '/guides#guide-winter'],
    ['the words one after the other', 'begin from the road', 'en', '/guides#checklist-storm-day'],
    [
      'a place by the name that nobody wrote there',
      'how many flights for 60 ha',
      'en',
      '/planning-drone-praxis#flight-time',
    ],
    ['a heading by a word inside a compound of it', 'röjningar', 'sv', '/sv/planning#young'],
    [
      'the place of a word of the glossary page',
      'strip road',
      'en',
      '/manual/forest-management-planning#growing-forest-actions',
    ],
  ]
  for (const [label, query, language, first] of rows) {
    test(`${label}: ${query}`, () => expect(firstOf(query, language)).toBe(first))
  }
})

describe('a query is corrected', () => {
  const rows: [label: string, query: string, corrected: string | null][] = [
    ['after a swap', 'compratment', 'compartments'],
    ['after a letter too few', 'compartmnt', 'compartments'],
    ['to the two words of a term that are written as one', 'barkbeetel', 'bark beetle'],
    ['not to two words that are no term', 'winterspuces', null],
    ['not when it is written right', 'compartment', null],
    ['not when it is short', 'gis', null],
    ['not to a word with another first letter', 'know', null],
    ['not when nothing is like it', 'zzzzzz', null],
    ['not when it is a name that scripts know', 'constructor', null],
    ['not to a word of another language', 'enterprize', null],
    ['not when two of few letters are wrong beside an ending', 'gistering', null],
  ]
  for (const [label, query, corrected] of rows) {
    test(`${label}: ${query}`, () => expect(search(query, 'en').corrected).toBe(corrected))
  }
})

test('a word is not taken for one without half of its letters, though their stems are alike', () => {
  expect(search('tratande', 'sv')).toEqual({ pages: [], corrected: null }) // “träd” (tree) must not match
})

test('a word is not found inside one that is no compound of it', () => {
  expect(search('pris', 'sv').pages.map(({ href }) => href)).not.toContain('/sv/guides')
})

test('a short word is found without the other language, and not as the beginning of its words', () => {
  expect(search('cold', 'en').pages.map(({ href }) => href)).toEqual(['/guides'])
  expect(search('GIS', 'sv').pages.map(({ href }) => href)).toEqual(['/sv/guides'])
  expect(search('ang', 'en').pages).toEqual([])
  expect(search('angr', 'en').pages.map(({ href }) => href)).toEqual(['/sv/bark-beetle'])
})

test('a phrase counts with all its words', () => {
  expect(firstOf('how many flights into zzzz')).toBe('/planning-drone-praxis#flight-time')
})

test('every phrase of the vocabulary is short enough to be recognized', () => {
  const phrases = searchTopics.flatMap(({ words }) => [...words.en, ...words.sv])
  expect(Math.max(...phrases.map((phrase) => tokenize(phrase).length))).toBeLessThanOrEqual(MAX_PHRASE_WORDS)
})

test('words that the site has nowhere do not hide what it has on the others', () => {
  expect(firstOf('snow zzzz yyyy xxxx')).toBe('/guides#guide-winter')
})

test('small words count only when there are no others', () => {
  expect(firstOf('what is a compartment')).toBe('/manual/forest-management-planning#compartments')
  expect(search('the', 'en').pages.length).toBeGreaterThan(0)
})

test('a query without words finds nothing', () => {
  expect(search('?!', 'en')).toEqual({ pages: [], corrected: null })
})

test('what was found is marked, also where it is called otherwise', () => {
  const [page] = search('barkborre', 'en').pages
  expect(page?.title.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toContain('Spruce bark beetle')
})

test('the fillers of a query are not marked', () => {
  const pages = search('how many flights for 60 ha', 'en').pages
  const sections = pages.flatMap((page) => page.sections)
  const marked = sections.flatMap(({ title, excerpt }) => [...title, ...excerpt]).filter(({ isMarked }) => isMarked)
  const words = marked.map(({ text }) => text)
  expect(words).toContain('flights')
  expect(words.filter((word) => /^(how|for)$/i.test(word))).toEqual([])
})

test('one language answers without the other', () => {
  const alone = languageIndexes.filter(({ language }) => language === 'sv')
  expect(findResults('bark beetle', 'sv', alone).pages.map(({ href }) => href)).toEqual(['/sv/bark-beetle'])
  expect(findResults('beyond', 'sv', alone).pages).toEqual([])
})

test('a letter alone is not yet a word', () => {
  expect(search('å', 'sv').pages).toEqual([])
  expect(search('a', 'en').pages).toEqual([])
})
