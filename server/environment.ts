import path from 'node:path'

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
}

/** A setting that the server cannot start with; the message names it. */
export class SettingError extends Error {
  constructor(name: string, value: string, wanted: string) {
    super(`${name} is “${value}”. It must be ${wanted}.`)
    this.name = 'SettingError'
  }
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
  }
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
