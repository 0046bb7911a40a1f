import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readPageSettings } from '../server/settings.ts'
import { haveSettingsChanged } from './build-settings.ts'

test('a build is outdated when its settings are no longer those of the start', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'build-settings.json')
  const buttondown = {
    SIGN_UP_PROVIDER: 'buttondown',
    SIGN_UP_ACTION: 'https://buttondown.com/api/emails/embed-subscribe/kronvy',
  }
  expect(haveSettingsChanged({}, file)).toBe(true)
  writeFileSync(file, JSON.stringify(readPageSettings({})))
  expect(haveSettingsChanged({}, file)).toBe(false)
  expect(haveSettingsChanged({ PORT: '8081', SMTP_URL: 'smtp://localhost' }, file)).toBe(false)
  expect(haveSettingsChanged(buttondown, file)).toBe(true)
  expect(haveSettingsChanged({ PUBLIC_ADDRESS: 'https://www.exempel.se' }, file)).toBe(true)
})
