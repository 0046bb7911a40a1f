import { site } from '../../../site/facts.ts'
import { defaultLanguage, isLanguage, languages } from '../../../site/languages.ts'
import { type Env, SettingError } from '../../setting-error.ts'
import { parseEmailAddress } from '../email-address.ts'

/**
 * Reads the settings for sending mail (docs/sign-up.md).
 * @throws SettingError for an invalid setting.
 */
export function readMailSettings(env: Env) {
  const smtp = env.SMTP_URL ? readSmtp(env.SMTP_URL) : null
  const missing = smtp && ['PUBLIC_ADDRESS', 'MAIL_SENDER'].find((name) => !env[name])
  if (missing) throw new SettingError(missing, '', 'set, because SMTP_URL is: mails link to the site and have a sender')
  const ownerLanguage = env.MAIL_OWNER_LANGUAGE || defaultLanguage
  if (!isLanguage(ownerLanguage)) throw new SettingError('MAIL_OWNER_LANGUAGE', ownerLanguage, languages.join(' or '))
  return {
    /** The SMTP server; without it, messages are written to the outbox folder. */
    smtp,
    sender: readAddress(env, 'MAIL_SENDER'),
    /** The recipient of notices about demo and trial requests, and their language. */
    owner: readAddress(env, 'MAIL_OWNER'),
    ownerLanguage,
  }
}

function readAddress(env: Env, name: string): string {
  const text = env[name] || site.email
  const email = parseEmailAddress(text)
  if (typeof email === 'string') throw new SettingError(name, text, 'an email address')
  return email.address
}

export type SmtpSettings = ReturnType<typeof readSmtp>

function readSmtp(text: string) {
  try {
    const { protocol, hostname, pathname, port, username, password } = new URL(text)
    // A second @ is ambiguous: it may belong to the password.
    const isBare = hostname && !/[?#]|@.*@/.test(text) && !pathname.slice(1)
    if (!isBare || !/^smtps?:$/.test(protocol)) throw new TypeError('This is more than a login and a host.')
    /** Implicit TLS; otherwise STARTTLS where the server offers it. */
    const secure = protocol === 'smtps:'
    const host = hostname.replace(/^\[|\]$/g, '')
    const isLocal = ['localhost', '127.0.0.1', '::1'].includes(host)
    return {
      host,
      port: Number(port) || (secure ? 465 : 587),
      secure,
      /** A password requires TLS, unless the server is on this machine. */
      requireTLS: !secure && username !== '' && !isLocal,
      /** A relay on this machine often has a self-signed certificate, which is acceptable. */
      ignoreTLS: !secure && username === '' && isLocal,
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
    }
  } catch {
    // The value is not shown, because an unparsable address may contain the password anywhere.
    throw new SettingError(
      'SMTP_URL',
      '…',
      'smtp://user:password@host:587 or smtps://user:password@host:465, with signs such as @ # / ? % : in user and password written as %40 %23 %2F %3F %25 %3A',
    )
  }
}
