import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as files from './files/list-files.ts'
import { assertSourcesUnchanged, BUILD_INPUTS, fingerprintSources, takeSourceSnapshot } from './sources.ts'

const fingerprintFor = async (env: NodeJS.ProcessEnv) => fingerprintSources(await takeSourceSnapshot(env))

test('a build is outdated when the settings of its pages are others', async () => {
  const built = await fingerprintFor({})
  expect(await fingerprintFor({ PORT: '8081', SMTP_URL: 'smtp://localhost' })).toBe(built)
  expect(await fingerprintFor({ PUBLIC_ADDRESS: 'https://www.exempel.se' })).not.toBe(built)
  const buttondown = {
    SIGN_UP_PROVIDER: 'buttondown',
    SIGN_UP_ACTION: 'https://buttondown.com/api/emails/embed-subscribe/kronvy',
  }
  expect(await fingerprintFor(buttondown)).not.toBe(built)
})

test('tests are no sources of a build', async () => {
  const marks = [...(await takeSourceSnapshot())]
  expect(marks.some((mark) => mark.startsWith('generator/sources.ts '))).toBe(true)
  expect(marks.filter((mark) => mark.includes('.test.ts'))).toEqual([])
})

test('a file that is taken away while the sources are read stops nothing', async () => {
  const listing = vi.spyOn(files, 'listFiles').mockResolvedValue(['taken-away.md'])
  onTestFinished(() => listing.mockRestore())
  await expect(takeSourceSnapshot()).resolves.toBeInstanceOf(Set)
})

test.each([
  ['saved', (file: string) => utimesSync(file, 1, 1)],
  ['removed', (file: string) => rmSync(file)],
  ['renamed', (file: string) => renameSync(file, `${file}~`)],
  ['added', (file: string) => writeFileSync(`${file} (2).md`, '')],
])('a source that is %s while a build runs is named', async (_, change) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sources å '))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const source of BUILD_INPUTS) mkdirSync(path.join(folder, source))
  const file = path.join(folder, 'content', 'faq_en.md')
  writeFileSync(file, 'Before')
  const read = () => takeSourceSnapshot(process.env, folder)
  const sources = await read()
  assertSourcesUnchanged(sources, await read())
  change(file)
  const now = await read()
  expect(() => assertSourcesUnchanged(sources, now)).toThrow(/Saved while the build ran: content\/faq_en\.md/)
})
