import { expect, test } from 'vitest'
import { isSampleAddress } from './facts.ts'

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
