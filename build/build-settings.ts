import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readSignUpForms } from '../src/sign-up/contract/forms.ts'
import { serverFolder } from './places.ts'

export const buildSettingsFile = path.join(serverFolder, 'build-settings.json')

type Settings = Readonly<Record<string, string | undefined>>

/**
 * The settings that are written into the pages. They are kept beside the built server, which serves these pages with
 * the same settings only.
 * @throws SettingError that names the wrong one.
 */
export function buildSettings(env: Settings = process.env) {
  return { publicAddress: (env.PUBLIC_ADDRESS ?? '').replace(/\/+$/, ''), signUpForms: readSignUpForms(env) }
}

/** Whether the pages were built with other settings than these. */
export function haveSettingsChanged(env: Settings = process.env, built: string = buildSettingsFile): boolean {
  return !existsSync(built) || readFileSync(built, 'utf8') !== JSON.stringify(buildSettings(env))
}
