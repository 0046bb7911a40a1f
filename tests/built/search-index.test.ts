import { beforeAll, describe, expect, test } from 'vitest'
import { dialogIds } from '../../site/dialogs.ts'
import { type Language, languages } from '../../site/languages.ts'
import { indexedPaths, localPath, paths } from '../../site/paths.ts'
import { INDEX_NAMES_PATH, type SearchIndex } from '../../src/search/contract/search-index.ts'
import { findResults } from '../../src/search/find-results.ts'
import { LanguageIndex } from '../../src/search/language-index.ts'
import { searchQueries, unknownQueries } from '../search-queries.ts'
import { fetchPage, fetchText, readAttributes } from './read-site.ts'

let indexes: Record<Language, SearchIndex>
let languageIndexes: LanguageIndex[]

beforeAll(async () => {
  const names: Record<Language, string> = JSON.parse((await fetchText(INDEX_NAMES_PATH)).text)
  const entries = languages.map(async (language) => [language, JSON.parse((await fetchText(names[language])).text)])
  indexes = Object.fromEntries(await Promise.all(entries))
  languageIndexes = languages.map((language) => new LanguageIndex(language, indexes[language]))
})

describe.each(languages)('in %s', (language) => {
  const queries = searchQueries(language)

  test('every query has its expected first result', () => {
    expect(queries.length).toBeGreaterThan(50)
    for (const { query, place } of queries) {
      const [first] = findResults(query, language, languageIndexes).pages
      expect.soft([first?.href, first?.sections[0]?.href], query).toContain(localPath(place, language))
    }
  })

  test('other pages with the words follow the best result', () => {
    const found = findResults(language === 'en' ? 'battery' : 'batteri', language, languageIndexes)
    const addresses = found.pages.map(({ href }) => href)
    expect(addresses[0]).toBe(localPath(paths.prerequisites, language))
    expect(addresses).toContain(localPath(paths.droneOperations, language))
    expect(addresses).toContain(localPath(paths.guides, language))
  })

  test('a word that is spelled alike in both languages counts once', () => {
    const found = findResults('forest app', language, languageIndexes).pages.slice(0, 3)
    // the privacy policy contains only one of the two words, but often
    expect(found.map(({ href }) => href).join()).not.toContain(dialogIds.privacy)
  })

  test('words that the site does not contain have no results', () => {
    for (const word of unknownQueries(language)) {
      expect.soft(findResults(word, language, languageIndexes), word).toEqual({ pages: [], corrected: null })
    }
  })

  test('every section of the index exists on its page', async () => {
    const { pages, sections } = indexes[language]
    expect(pages.length).toBeGreaterThan(20)
    for (const [number, { href }] of pages.entries()) {
      // The text of the privacy policy is part of the search page.
      const address = href.includes('#') ? `${href.replace(/\/?#.*/, '')}${paths.search}` : href
      const { document } = await fetchPage(address)
      for (const { id } of sections.filter(({ page, id }) => page === number && id)) {
        expect.soft(document.getElementById(id), `${href}#${id}`).not.toBeNull()
        expect.soft(id, href).toMatch(/^[a-z]/) // ids by React’s useId change with every build
        expect.soft(id, href).not.toBe('closing') // the call to action at the end of pages is not indexed
      }
    }
  })

  test('the search page lists every page and section, for visitors without scripts', async () => {
    const { document } = await fetchPage(localPath(paths.search, language))
    const links = new Set(readAttributes(document.querySelectorAll('main a'), 'href'))
    for (const path of indexedPaths) if (path !== paths.search) expect(links).toContain(localPath(path, language))
    for (const place of ['basics#map-bundles', 'advanced#troubleshooting', 'drone-operations#preset-dense'])
      expect(links).toContain(localPath(`${paths.manual}/${place}`, language))
  })
})
