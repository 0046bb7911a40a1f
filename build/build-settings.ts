import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LOCAL_ORIGIN, type PageSettings, readPageSettings } from '../server/settings.ts'
import { placed } from './places.ts'

/** The settings of a build, kept beside the built server: it serves these pages with the same only. */
export const SETTINGS_FILE = 'build-settings.json'

/** Whether the pages were built with other settings than these. */
export function haveSettingsChanged(env = process.env, built = path.join(placed.server, SETTINGS_FILE)): boolean {
  return !existsSync(built) || readFileSync(built, 'utf8') !== JSON.stringify(readPageSettings(env))
}

/** Says once what a build without an address lacks. */
export function warnWithoutAddress({ publicAddress }: PageSettings): void {
  if (publicAddress) return
  console.warn(
    `PUBLIC_ADDRESS is not set: canonical and language links and the sitemap name ${LOCAL_ORIGIN}, pictures for sharing ` +
      'and structured data are relative to the host. Build with it for the web.',
  )
}
