import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { site } from '../site/facts.ts'
import { readDistFolder } from './dist-folder.ts'
import { readPublicAddress } from './public-address.ts'
import { type Env, SettingError } from './setting-error.ts'
import { readSignUpForms } from './sign-up/form-settings.ts'
import { readMailSettings } from './sign-up/mail/mail-settings.ts'

/** The origin of `npm start`; the sitemap needs absolute URLs also when PUBLIC_ADDRESS is not set. */
export const LOCAL_ORIGIN = 'http://localhost:8080'

export type Environment = ReturnType<typeof readEnvironment>
export type MailSettings = Environment['mail']

/**
 * Reads and validates every environment variable of the site, including those of the build and of mail. `CHROMIUM_PATH`
 * is read in tests/chromium.ts alone.
 * @throws SettingError for an invalid setting.
 */
export function readEnvironment(env: Env) {
  const signUpDatabase = readPath(env, 'SIGN_UP_DATABASE', 'data/sign-ups.db', 'file')
  return {
    ...readPageSettings(env),
    host: env.HOST || 'localhost',
    port: parseWholeNumber(env, 'PORT', 8080, 65_535),
    /** The folder of the built site. */
    siteFolder: path.resolve(env.SITE_FOLDER || path.join(readDistFolder(env), 'site')),
    /**
     * The folder of build output for the server only; the built server finds it beside itself, whatever the working
     * directory.
     */
    builtFolder: env.DIST_FOLDER ? path.join(readDistFolder(env), 'server') : import.meta.dirname,
    /** The number of trusted proxies in front of the server (X-Forwarded-For). */
    trustedProxies: parseWholeNumber(env, 'TRUSTED_PROXIES', 0, 10),
    /** The SQLite file with the sign-ups; unused when `databaseUrl` names a PostgreSQL database. */
    signUpDatabase,
    databaseUrl: readDatabaseUrl(env.DATABASE_URL ?? ''),
    mail: {
      ...readMailSettings(env),
      /**
       * The outbox folder; by default beside the database, so that `npm run signups` also erases mails in the outbox. It
       * is not needed where mails go to a mail server.
       */
      outbox: readPath(
        env,
        'MAIL_OUTBOX',
        path.join(path.dirname(signUpDatabase), 'outbox'),
        env.SMTP_URL ? undefined : 'folder',
      ),
      /** The hourly limit of mails to unconfirmed addresses, so that the site cannot be abused to flood people. */
      perHour: parseWholeNumber(env, 'MAIL_PER_HOUR', 200, 100_000),
    },
  }
}

export type PageSettings = ReturnType<typeof readPageSettings>

/**
 * Settings that the build writes into pages; the server must run with the same values. The build does not read the
 * server's other settings.
 * @throws SettingError for an invalid setting.
 */
export function readPageSettings(env: Env) {
  return {
    /** The public origin of the site without a trailing slash; empty when it is not set. */
    publicAddress: readPublicAddress(env),
    /** Whether the site is served over TLS, directly or through a proxy: adds HSTS. */
    tls: parseBoolean(env, 'TLS', false),
    signUpForms: readSignUpForms(env),
    /** The address of an external film player; empty for the site's own. */
    videoEmbed: readVideoEmbed(env.VIDEO_EMBED || site.video.embed),
    /** Whether “Save for the forest” is offered; if not, existing saved copies are removed. */
    saving: parseBoolean(env, 'SAVING', true),
  }
}

/** @throws SettingError when there is no built site. */
export function assertBuildExists({ siteFolder, builtFolder }: Pick<Environment, 'siteFolder' | 'builtFolder'>): void {
  const wanted = 'the folder of a built site: “npm run build” makes one'
  if (!existsSync(path.join(siteFolder, 'index.html'))) {
    const [site, server] = [path.parse(siteFolder), path.parse(builtFolder)]
    if (site.base === 'site' && site.dir === server.dir) throw new SettingError('DIST_FOLDER', site.dir, wanted)
    throw new SettingError('SITE_FOLDER', siteFolder, wanted)
  }
  if (!existsSync(path.join(builtFolder, 'templates.json'))) throw new SettingError('DIST_FOLDER', builtFolder, wanted)
}

/**
 * Validates the address of a PostgreSQL database; empty for SQLite.
 * @throws SettingError without the value, because it contains a password.
 */
function readDatabaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (text === '' || (url && /^postgres(ql)?:$/.test(url.protocol) && url.hostname && /^\/[^/]+$/.test(url.pathname)))
    return text
  throw new SettingError(
    'DATABASE_URL',
    '…',
    'postgres://user:password@host:5432/database, with signs such as @ : / ? # % in the password written as %40 %3A %2F %3F %23 %25',
  )
}

/** Spaces alone would be a file or folder of that name in the working directory. */
function readPath(env: Env, name: string, preset: string, kind?: 'file' | 'folder'): string {
  const text = env[name] || preset
  if (!text.trim()) throw new SettingError(name, text, `a path, such as ${preset}`)
  const place = path.resolve(text)
  if (kind && !canBe(kind, place)) throw new SettingError(name, text, `a ${kind}, or the path of a new one`)
  return place
}

/** Whether the path is of this kind, or free inside a folder. Missing rights may be given while the site runs. */
function canBe(kind: 'file' | 'folder', place: string): boolean {
  try {
    const found = statSync(place, { throwIfNoEntry: false })
    return found ? found.isDirectory() === (kind === 'folder') : canBe('folder', path.dirname(place))
  } catch {
    return true
  }
}

function readVideoEmbed(text: string): string {
  if (text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) return text
  throw new SettingError('VIDEO_EMBED', text, 'the address of a player, such as https://video.example.com/embed/film')
}

function parseWholeNumber(env: Env, name: string, preset: number, most: number): number {
  const text = env[name]
  if (!text) return preset
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most) throw new SettingError(name, text, `a whole number from 0 to ${most}`)
  return value
}

function parseBoolean(env: Env, name: string, preset: boolean): boolean {
  const text = env[name]
  if (!text) return preset
  if (text === '0' || text === 'no') return false
  if (text === '1' || text === 'yes') return true
  throw new SettingError(name, text, '“yes” or “no”')
}
