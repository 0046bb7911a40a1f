import { defaultLanguage, isLanguage, type Language, languages } from '../../../content/languages.ts'
import { site } from '../../../content/site.ts'
import { type Env, SettingError } from '../../setting-error.ts'
import { readEmailAddress } from '../email-address.ts'

export type SmtpSettings = {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  secure: boolean
  /** Never hand a password over without TLS, unless the server is on this machine. */
  requireTLS: boolean
  /** A relay on this machine often has a certificate that nobody can check, and needs none. */
  ignoreTLS: boolean
  user: string
  password: string
}

export type MailSettings = {
  /** Without it, messages are written to the outbox folder. */
  smtp: SmtpSettings | null
  sender: string
  /** Who is told about demo and trial requests, and in which language. */
  owner: string
  ownerLanguage: Language
  outbox: string
  /** How many mails an hour go to people who have not confirmed: the site is no relay for floods. */
  perHour: number
}

/**
 * How mail leaves (docs/sign-up.md).
 * @throws SettingError that names the wrong setting.
 */
export function readMailSettings(env: Env, outbox: string, perHour: number): MailSettings {
  const smtp = readSmtp(env.SMTP_URL ?? '')
  if (smtp && !env.PUBLIC_ADDRESS) {
    throw new SettingError(
      'PUBLIC_ADDRESS',
      '',
      'the address of the site, because SMTP_URL is set and mails link to it',
    )
  }
  if (smtp && !env.MAIL_SENDER) {
    throw new SettingError('MAIL_SENDER', '', 'the address that mails are sent from, because SMTP_URL is set')
  }
  const language = env.MAIL_OWNER_LANGUAGE || defaultLanguage
  if (!isLanguage(language)) throw new SettingError('MAIL_OWNER_LANGUAGE', language, languages.join(' or '))
  return {
    smtp,
    sender: readAddress(env, 'MAIL_SENDER'),
    owner: readAddress(env, 'MAIL_OWNER'),
    ownerLanguage: language,
    outbox,
    perHour,
  }
}

function readAddress(env: Env, name: string): string {
  const text = env[name] || site.email
  const email = readEmailAddress(text)
  if (typeof email === 'string') throw new SettingError(name, text, 'an email address')
  return email.address
}

function readSmtp(text: string): SmtpSettings | null {
  if (text === '') return null
  const url = URL.canParse(text) ? new URL(text) : null
  const login = url && [decode(url.username), decode(url.password)]
  const isBare = url && /^smtps?:$/.test(url.protocol) && url.hostname && !/[?#]/.test(text) && !url.pathname.slice(1)
  // A second @ means that one of them belongs to the password, and which is anybody's guess.
  if (!isBare || !login || login.includes(null) || text.split('@').length > 2) {
    // Nothing of it is shown: the password may be anywhere in what could not be read.
    throw new SettingError(
      'SMTP_URL',
      '…',
      'smtp://user:password@host:587 or smtps://user:password@host:465, with signs such as @ # / ? % : in user and password written as %40 %23 %2F %3F %25 %3A',
    )
  }
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const [user, password] = login.map((part) => part ?? '')
  const isLocal = ['localhost', '127.0.0.1', '::1'].includes(host)
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && Boolean(user) && !isLocal,
    ignoreTLS: !secure && !user && isLocal,
    user: user ?? '',
    password: password ?? '',
  }
}

/** null when a character that means something in addresses was not written as %40 and the like. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
