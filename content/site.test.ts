import { expect, test } from 'vitest'
import { isSampleAddress, site } from './site.ts'

test.each([
  'https://kronvy.example',
  'http://download.kronvy.example/app.apk',
  'HTTPS://Press.Kronvy.EXAMPLE:8080/#a',
  'https://a.example.',
])('%s is a sample', (address) => {
  expect(isSampleAddress(address)).toBe(true)
})

test.each([
  '',
  '/faq',
  'https://www.example.org/',
  'https://www.kronvy.se/.example',
  'https://www.kronvy.se/?to=a.example',
  'https://kronvy.example.com/',
  'mailto:support@kronvy.example',
])('%s is none', (address) => {
  expect(isSampleAddress(address)).toBe(false)
})

test('the day of the film is one of the calendar, and contacts can be reached', () => {
  expect(new Date(site.video.uploaded).toISOString()).toMatch(new RegExp(`^${site.video.uploaded}T`))
  expect(site.email).toMatch(/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/)
  expect(site.phone).toMatch(/^\+[\d ]{8,20}$/)
})
