import { expect, test } from 'vitest'
import { dialogIds } from '../site/dialogs.ts'
import { everyPath, localPath, paths } from '../site/paths.ts'
import { collectAnchorIds } from './anchor-ids.ts'
import { checkLinks } from './links.ts'

const places = await collectAnchorIds()

const isValidLink = (address: string) => checkLinks([{ file: 'a.md', line: 1, address }], places).length === 0

test('every address of the site has its places, in every language', () => {
  expect(everyPath.length).toBeGreaterThan(20)
  for (const address of everyPath) expect(places.get(localPath(address, 'sv'))?.size, address).toBeGreaterThan(10)
})

test.each([
  '/#damage-inventory',
  '/index_sv#damage-inventory',
  `${paths.faq}#faq-apps`,
  `${paths.planning}#flight-time`,
  `${paths.signUp}#demo`,
  '/guides_sv#start',
  `${paths.glossary}#thinning`,
  `${paths.faq}#${dialogIds.demo}`,
  `${paths.api}#pp-controller`,
])('%s is a place', (address) => {
  expect(isValidLink(address)).toBe(true)
})

test.each([
  `${paths.faq}#damage-inventory`,
  `${paths.api}#flight-time`,
  `${paths.guides}#faq-apps`,
  `${paths.faq}#demo`,
  `${paths.faq}#thinning`,
  `/#start`,
  `/guides_sv#damage-inventory`,
  `${paths.faq}#dialog-dem`,
  `${paths.api}#pp-nothing`,
])('%s is none', (address) => {
  expect(isValidLink(address)).toBe(false)
})
