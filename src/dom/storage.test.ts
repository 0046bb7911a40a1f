import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { isFieldModeOn } from '../../site/field-mode.ts'
import { isLanguage, isLanguageList, languages } from '../../site/languages.ts'
import { isTheme } from '../../site/themes.ts'
import { readTicks } from '../markdown/checklist/day-ticks.ts'
import { readStoredDocumentText } from '../markdown/update/document-text.ts'
import { CACHE_PREFIX } from '../saving/contract/saved-copy.ts'
import { readSavingRecord } from '../saving/saving.ts'
import { isStoredPageState } from './carry-over.ts'
import { readStored, readStoredJson } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

/** Values that older versions, other programs or people may have left under any key. */
const BROKEN = ['oops', '', 'null', 'true', '7', '"x"', '[]', '[null]', '{}', '{"a":1}', '{"day":1', 'x'.repeat(1e6)]

test.each(BROKEN)('a stored “%.12s” counts as nothing', (text) => {
  for (const kind of ['localStorage', 'sessionStorage']) vi.stubGlobal(kind, { getItem: () => text })
  for (const isFit of [isLanguage, isTheme, isFieldModeOn])
    expect.soft(readStored('localStorage', 'key', isFit), isFit.name).toBeNull()
  expect.soft(readStoredJson('localStorage', 'key', isLanguageList)).toBeNull()
  expect.soft(readStoredJson('sessionStorage', 'key', isStoredPageState)).toBeNull()
  expect.soft(readTicks('a#b', 1)).toEqual([null])
  expect.soft(readStoredDocumentText('faq', text)).toBeFalsy()
  expect.soft(readSavingRecord()).toBeNull()
})

test('what has the right parts, but of another kind, counts as nothing', () => {
  const today = new Date().toLocaleDateString('sv')
  const position = { id: 'a', top: 0, scrolled: 0 }
  const stored = (value: unknown) => vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(value) })
  for (const ticks of [null, [], { 'a#b': 'x' }, { 'a#b': [7] }, { 'a#b': ['soon'] }]) {
    stored({ day: today, ticks })
    expect.soft(readTicks('a#b', 1), JSON.stringify(ticks)).toEqual([null])
  }
  for (const wrong of [{ languages: [] }, { languages: ['de'] }, { savedAt: 'oops' }, { state: 'lost' }]) {
    stored({ state: 'saved', languages: ['en'], savedAt: new Date().toISOString(), ...wrong })
    expect.soft(readSavingRecord(), JSON.stringify(wrong)).toBeNull()
  }
  const carried = { pathname: '/faq', position, fields: [['email', 'a@b.example', false]] }
  expect(isStoredPageState(carried)).toBe(true)
  for (const wrong of [
    { position: null },
    { fields: {} },
    { fields: [['email']] },
    { dialog: 'a b(' },
    { pathname: 7 },
  ])
    expect.soft(isStoredPageState({ ...carried, ...wrong }), JSON.stringify(wrong)).toBe(false)
})

test('storage is read in one place', () => {
  const readers = sources.filter((source) => /\bgetItem\b|\b(local|session)Storage\b *[.?[]/.test(source))
  expect(readers).toEqual([readFileSync('src/dom/storage.ts', 'utf8')])
})

const sources = ['src', 'site'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
)

/** All storage keys of the site; a document is stored under its own name. */
const keys = sources
  .flatMap((source) =>
    [...source.matchAll(/\bwriteStored\('\w+Storage', (\w+),/g)].map(([, name = '']) => ({ source, name })),
  )
  .filter(({ name }) => name !== 'name')
  .map(({ source, name }) => {
    const named = new RegExp(`const ${name} = '([^']+)'`)
    return [source, ...sources].map((text) => named.exec(text)?.[1]).find(Boolean) ?? name
  })

test.each(languages)('the privacy policy (%s) names all that the browser keeps', (language) => {
  const policy = readFileSync(`content/documents/privacy_policy_${language}.md`, 'utf8')
  expect(keys.length).toBeGreaterThan(5)
  for (const key of [...keys, `${CACHE_PREFIX}…`]) expect(policy).toContain(`\`${key}\``)
})
