import { existsSync } from 'node:fs'
import path from 'node:path'
import { site } from '../site/facts.ts'
import { readDistFolder } from './dist-folder.ts'
import { readPublicAddress } from './public-address.ts'
import { type Env, SettingError } from './setting-error.ts'
import { readSignUpForms } from './sign-up/form-settings.ts'
import { readMailSettings } from './sign-up/mail/mail-settings.ts'

/** Where `npm start` serves the site; a sitemap must have full addresses, also when the public one is not known. */
export const LOCAL_ORIGIN = 'http://localhost:8080'

export type Environment = ReturnType<typeof readEnvironment>
export type MailSettings = Environment['mail']

/**
 * Every environment variable of the site, read and checked here: those of the pages for the build as well, those of
 * the mailing services and of mail in the parts that this composes. `CHROMIUM_PATH` stands beside its one reader,
 * tests/chromium.ts: nothing that is built or served knows it.
 * @throws SettingError that names the wrong one.
 */
export function readEnvironment(env: Env) {
  const signUpDatabase = path.resolve(env.SIGN_UP_DATABASE || 'data/sign-ups.db')
  return {
    ...readPageSettings(env),
    host: env.HOST || 'localhost',
    port: wholeNumber(env, 'PORT', 8080, 65_535),
    /** The built site. */
    siteFolder: path.resolve(env.SITE_FOLDER || path.join(readDistFolder(env), 'site')),
    /** What the build has made for the server alone; the built server finds it beside itself, wherever it was started. */
    builtFolder: env.DIST_FOLDER ? path.join(readDistFolder(env), 'server') : import.meta.dirname,
    /** How many proxies in front are trusted to say who the visitor is. */
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0, 10),
    /** The file with the sign-ups, unless `databaseUrl` names a PostgreSQL database for them. */
    signUpDatabase,
    databaseUrl: readDatabaseUrl(env.DATABASE_URL ?? ''),
    mail: {
      ...readMailSettings(env),
      /** Beside the sign-ups: a command that is only told where those are finds their mails, and erases them. */
      outbox: path.resolve(env.MAIL_OUTBOX || path.join(path.dirname(signUpDatabase), 'outbox')),
      /** How many mails an hour go to people who have not confirmed: the site is no relay for floods. */
      perHour: wholeNumber(env, 'MAIL_PER_HOUR', 200, 100_000),
    },
  }
}

export type PageSettings = ReturnType<typeof readPageSettings>

/**
 * What the build writes into the pages; the server serves them with the same settings only. A wrong setting of the
 * server alone does not stop the build.
 * @throws SettingError that names the wrong one.
 */
export function readPageSettings(env: Env) {
  return {
    /** The site's address on the web without a slash at its end; empty when it is not set. */
    publicAddress: readPublicAddress(env),
    /** Whether the site is reached by TLS, directly or through a proxy: adds HSTS. */
    tls: yesOrNo(env, 'TLS', false),
    signUpForms: readSignUpForms(env),
    /** The address of an outside player of the film; empty when the site plays it itself. */
    videoEmbed: readVideoEmbed(env.VIDEO_EMBED || site.video.embed),
    /** Whether pages can be saved for places without coverage; without it every saved copy is taken back. */
    saving: yesOrNo(env, 'SAVING', true),
  }
}

/** @throws SettingError when there is nothing to serve. */
export function requireBuild({ siteFolder, builtFolder }: Pick<Environment, 'siteFolder' | 'builtFolder'>): void {
  const wanted = 'the folder of a built site: “npm run build” makes one'
  if (!existsSync(path.join(siteFolder, 'index.html'))) throw new SettingError('SITE_FOLDER', siteFolder, wanted)
  if (!existsSync(path.join(builtFolder, 'templates.json'))) throw new SettingError('DIST_FOLDER', builtFolder, wanted)
}

/**
 * The address of a PostgreSQL database, or nothing for the embedded file.
 * @throws SettingError that shows nothing of what was set, because it holds a password.
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

function readVideoEmbed(text: string): string {
  if (text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) return text
  throw new SettingError('VIDEO_EMBED', text, 'the address of a player, such as https://video.example.com/embed/film')
}

function wholeNumber(env: Env, name: string, preset: number, most: number): number {
  const text = env[name]
  if (!text) return preset
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most) throw new SettingError(name, text, `a whole number from 0 to ${most}`)
  return value
}

function yesOrNo(env: Env, name: string, preset: boolean): boolean {
  const text = env[name]
  if (!text) return preset
  if (text === '0' || text === 'no') return false
  if (text === '1' || text === 'yes') return true
  throw new SettingError(name, text, '“yes” or “no”')
}
