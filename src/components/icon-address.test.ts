import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { iconAddress, iconsInPage, laterIcons } from './icon-address.ts'

test.each([
  ['icons.svg', iconsInPage],
  ['later-icons.svg', laterIcons],
] as const)('%s holds the icons that are looked for in it', async (file, names) => {
  const sheet = await readFile(path.join(import.meta.dirname, file), 'utf8')
  const drawn = [...sheet.matchAll(/<symbol id="i-([^"]+)"/g)].map(([, name]) => name)
  expect(drawn.toSorted()).toEqual([...names].toSorted())
})

test('an icon is drawn by the page, or by the sheet that all pages share', () => {
  expect(iconAddress('chev')).toBe('#i-chev')
  expect(iconAddress('book')).toMatch(/^\/static\/assets\/icons\.\w+\.svg#i-book$/)
})
