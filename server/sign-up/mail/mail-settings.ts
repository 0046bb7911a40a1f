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
  for (const [name, wanted] of Object.entries(neededForSmtp))
    if (smtp && !env[name]) throw new SettingError(name, '', `${wanted}, because SMTP_URL is set`)
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

const neededForSmtp = {
  PUBLIC_ADDRESS: 'the address of the site, which mails link to',
  MAIL_SENDER: 'the address that mails are sent from',
}

function readAddress(env: Env, name: string): string {
  const text = env[name] || site.email
  const email = readEmailAddress(text)
  if (typeof email === 'string') throw new SettingError(name, text, 'an email address')
  return email.address
}

function readSmtp(text: string): SmtpSettings | null {
  if (text === '') return null
  try {
    const { protocol, hostname, pathname, port, username, password } = new URL(text)
    // A second @ means that one of them belongs to the password, and nobody can tell which.
    const isBare = hostname && !/[?#]|@.*@/.test(text) && !pathname.slice(1)
    if (!isBare || !/^smtps?:$/.test(protocol)) throw new TypeError('This is more than a login and a host.')
    const secure = protocol === 'smtps:'
    const host = hostname.replace(/^\[|\]$/g, '')
    const isLocal = ['localhost', '127.0.0.1', '::1'].includes(host)
    return {
      host,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      requireTLS: !secure && username !== '' && !isLocal,
      ignoreTLS: !secure && username === '' && isLocal,
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
    }
  } catch {
    // Nothing of it is shown: the password may be anywhere in what could not be read.
    throw new SettingError(
      'SMTP_URL',
      '…',
      'smtp://user:password@host:587 or smtps://user:password@host:465, with signs such as @ # / ? % : in user and password written as %40 %23 %2F %3F %25 %3A',
    )
  }
}
