import { site } from '../../../site/facts.ts'
import { defaultLanguage, isLanguage, languages } from '../../../site/languages.ts'
import { type Env, SettingError } from '../../setting-error.ts'
import { readEmailAddress } from '../email-address.ts'

/**
 * How mail leaves (docs/sign-up.md).
 * @throws SettingError that names the wrong setting.
 */
export function readMailSettings(env: Env) {
  const smtp = env.SMTP_URL ? readSmtp(env.SMTP_URL) : null
  const missing = smtp && ['PUBLIC_ADDRESS', 'MAIL_SENDER'].find((name) => !env[name])
  if (missing) throw new SettingError(missing, '', 'set, because SMTP_URL is: mails link to the site and have a sender')
  const ownerLanguage = env.MAIL_OWNER_LANGUAGE || defaultLanguage
  if (!isLanguage(ownerLanguage)) throw new SettingError('MAIL_OWNER_LANGUAGE', ownerLanguage, languages.join(' or '))
  return {
    /** Without it, messages are written to the outbox folder. */
    smtp,
    sender: readAddress(env, 'MAIL_SENDER'),
    /** Who is told about demo and trial requests, and in which language. */
    owner: readAddress(env, 'MAIL_OWNER'),
    ownerLanguage,
  }
}

function readAddress(env: Env, name: string): string {
  const text = env[name] || site.email
  const email = readEmailAddress(text)
  if (typeof email === 'string') throw new SettingError(name, text, 'an email address')
  return email.address
}

export type SmtpSettings = ReturnType<typeof readSmtp>

function readSmtp(text: string) {
  try {
    const { protocol, hostname, pathname, port, username, password } = new URL(text)
    // A second @ means that one of them belongs to the password, and nobody can tell which.
    const isBare = hostname && !/[?#]|@.*@/.test(text) && !pathname.slice(1)
    if (!isBare || !/^smtps?:$/.test(protocol)) throw new TypeError('This is more than a login and a host.')
    /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
    const secure = protocol === 'smtps:'
    const host = hostname.replace(/^\[|\]$/g, '')
    const isLocal = ['localhost', '127.0.0.1', '::1'].includes(host)
    return {
      host,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      /** Never hand a password over without TLS, unless the server is on this machine. */
      requireTLS: !secure && username !== '' && !isLocal,
      /** A relay on this machine often has a certificate that nobody can check, and needs none. */
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
