import { expect, test } from 'vitest'
import { iconAddress } from './icon-address.ts'

test('an icon is drawn by the page, or by the sheet that all pages share', () => {
  expect(iconAddress('chev')).toBe('#i-chev')
  expect(iconAddress('book')).toMatch(/^\/static\/assets\/icons\.\w+\.svg#i-book$/)
})
