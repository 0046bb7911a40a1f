import { describe, expect, test } from 'vitest'
import { expand } from './expand.ts'
import { Lexicon } from './lexicon.ts'

const lexicons = {
  en: new Lexicon('en', [
    'bark',
    'beetle',
    'beetles',
    'spruce',
    'compartment',
    'compartments',
    'map',
    'drone',
    'start',
  ]),
  sv: new Lexicon('sv', [
    ...['granbarkborre', 'granbarkborrar', 'barkborrar', 'gran', 'angrepp', 'avdelning', 'avdelningar'],
    ...['pris', 'enterprise', 'drönare', 'karta', 'åtgärd', 'åtgärdsobjekt', 'objekt'],
  ]),
}

function waysOf(query: string, language: 'en' | 'sv'): string[] {
  const { terms } = expand(query, lexicons)
  return terms.flatMap((term) => term.alternatives[language].map(({ words }) => words.join(' ')))
}

describe('a query', () => {
  const rows: [says: string, query: string, language: 'en' | 'sv', found: string][] = [
    ['is looked for as it stands', 'karta', 'sv', 'karta'],
    ['finds its translation', 'barkborre', 'en', 'bark beetle'],
    ['finds its translation', 'compartment', 'sv', 'avdelningarna'],
    ['finds compounds that end in it', 'barkborre', 'sv', 'granbarkborre'],
    ['finds compounds that it stands in', 'objekt', 'sv', 'åtgärdsobjekt'],
    ['is split where it is an unknown compound', 'granbarkborreangrepp', 'sv', 'granbarkborre angrepp'],
    ['finds words with marks by plain letters', 'dronare', 'sv', 'dronare'],
    ['finds the beginning of a word', 'avdel', 'sv', 'avdel'],
  ]
  for (const [says, query, language, found] of rows) {
    test(`${says}: ${query}`, () => expect(waysOf(query, language)).toContain(found))
  }

  test('does not find a word inside one that is no compound of it', () => {
    expect(waysOf('pris', 'sv')).not.toContain('enterprise')
  })
  test('is corrected after a slip of the keys, and only then', () => {
    expect(expand('compratment', lexicons).corrected).toBe('compartment')
    expect(expand('compartment', lexicons).corrected).toBeNull()
    expect(expand('zzzzzz', lexicons).corrected).toBeNull()
  })
  test('loses its small words, unless it has no others', () => {
    expect(expand('what is a compartment', lexicons).terms).toHaveLength(1)
    expect(expand('what', lexicons).terms).toHaveLength(1)
  })
  test('knows what the glossary is about', () => {
    const [term] = expand('avdelning', lexicons).terms
    expect(term?.targets).toContain('/manual/forest-management-planning#compartments')
    expect(term?.isWhole).toBe(true)
  })
})
