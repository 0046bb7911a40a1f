import { expect, test, vi } from 'vitest'
import { SOURCES as sourcesOfCode } from './code-hash.ts'
import * as files from './list-files.ts'
import { fingerprintSources, SOURCES } from './staleness.ts'

test('a build is outdated when anything has changed that its code is made of', () => {
  const written = sourcesOfCode.filter((source) => source !== 'generated') // made of the others by each build
  expect(SOURCES).toEqual(expect.arrayContaining(written))
})

test('a build is outdated when the settings of its pages are others', async () => {
  const built = await fingerprintSources({})
  expect(await fingerprintSources({ PORT: '8081', SMTP_URL: 'smtp://localhost' })).toBe(built)
  expect(await fingerprintSources({ PUBLIC_ADDRESS: 'https://www.exempel.se' })).not.toBe(built)
  const buttondown = {
    SIGN_UP_PROVIDER: 'buttondown',
    SIGN_UP_ACTION: 'https://buttondown.com/api/emails/embed-subscribe/kronvy',
  }
  expect(await fingerprintSources(buttondown)).not.toBe(built)
})

test('a file that is taken away while the sources are read stops nothing', async () => {
  vi.spyOn(files, 'listFiles').mockResolvedValue(['taken-away.md'])
  await expect(fingerprintSources()).resolves.toMatch(/^\w+$/)
})
