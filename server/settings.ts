import path from 'node:path'
import { readSignUpForms, type SignUpForms } from '../src/sign-up/contract/forms.ts'
import { SettingError } from '../src/sign-up/contract/setting-error.ts'
import { type MailSettings, readMailSettings } from './sign-up/mail/mail-settings.ts'

export type Environment = {
  host: string
  port: number
  /** The built site. */
  siteFolder: string
  /** The documents that editors change; the newer of these and the built ones is served. */
  documentsFolder: string
  /** The hashes of the pages' inline script and style, written by the build beside the server. */
  hashesFile: string
  /** How many proxies in front are trusted to say who the visitor is. */
  trustedProxies: number
  /** Whether the site is reached by TLS, directly or through a proxy: adds HSTS. */
  tls: boolean
  /** The site's address on the web without a slash at its end, for links in mails; empty when nobody has said it. */
  publicAddress: string
  signUpForms: SignUpForms
  /** The file with the sign-ups. */
  signUpDatabase: string
  mail: MailSettings
}

/**
 * All settings of the server, from environment variables with defaults.
 * @throws SettingError that names the wrong one.
 */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  return {
    host: env.HOST || 'localhost',
    port: wholeNumber(env, 'PORT', 8080, 65_535),
    siteFolder: path.resolve(env.SITE_FOLDER || 'dist/site'),
    documentsFolder: path.resolve(env.DOCUMENTS_FOLDER || 'content/documents'),
    hashesFile: path.join(import.meta.dirname, 'inline-hashes.json'),
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0, 10),
    tls: yesOrNo(env, 'TLS'),
    publicAddress: readPublicAddress(env.PUBLIC_ADDRESS ?? ''),
    signUpForms: readSignUpForms(env),
    signUpDatabase: path.resolve(env.SIGN_UP_DATABASE || 'data/sign-ups.db'),
    mail: readMailSettings(env, path.resolve(env.MAIL_OUTBOX || 'data/outbox')),
  }
}

function readPublicAddress(text: string): string {
  if (text === '') return ''
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash) return url.origin
  throw new SettingError('PUBLIC_ADDRESS', text, 'the address of the site alone, such as https://www.example.com')
}

function wholeNumber(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  preset: number,
  most: number,
): number {
  const text = env[name]
  if (!text) return preset
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most) throw new SettingError(name, text, `a whole number from 0 to ${most}`)
  return value
}

function yesOrNo(env: Readonly<Record<string, string | undefined>>, name: string): boolean {
  const text = env[name] ?? ''
  if (text === '' || text === '0' || text === 'no') return false
  if (text === '1' || text === 'yes') return true
  throw new SettingError(name, text, '“yes” or “no”')
}
