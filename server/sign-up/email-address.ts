import { domainToASCII, domainToUnicode } from 'node:url'

export type EmailAddress = {
  /** The address for SMTP: the local part as typed, the domain in ASCII (Punycode). */
  address: string
  /** A normalized key: equal for all spellings of the same address. */
  key: string
}

/** `foreign`: valid, but with non-ASCII letters before the @ (RFC 6531), which many mail servers still reject. */
export type EmailFault = 'missing' | 'invalid' | 'foreign'

const LONGEST_LOCAL_PART = 64
const LONGEST_ADDRESS = 254
const LOCAL_PART = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/i
const DOMAIN_LABEL = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/

/** Invisible format characters, which are often copied together with an address. */
const INVISIBLE_CHARACTERS = /\p{Cf}/gu

/**
 * Parses an address as typed. Internationalized domains are converted to ASCII.
 * @example parseEmailAddress(' Anna@Blåbär.se ') // { address: 'Anna@xn--blbr-noae.se', key: 'anna@xn--blbr-noae.se' }
 */
export function parseEmailAddress(text: string): EmailAddress | EmailFault {
  const typed = text.replace(INVISIBLE_CHARACTERS, '').trim().normalize('NFC')
  if (typed === '') return 'missing'
  const at = typed.lastIndexOf('@')
  const local = typed.slice(0, at)
  const domain = /[\s/:?#\\@%[\]]/.test(typed.slice(at + 1)) ? '' : domainToASCII(typed.slice(at + 1))
  const address = `${local}@${domain}`
  if (at < 1 || !isDomain(domain) || local.length > LONGEST_LOCAL_PART || address.length > LONGEST_ADDRESS)
    return 'invalid'
  if (LOCAL_PART.test(local)) return { address, key: address.toLowerCase() }
  return LOCAL_PART.test(local.replace(/[^\p{ASCII}\p{C}\p{Z}]/gu, 'a')) ? 'foreign' : 'invalid'
}

/** An address for display, with its domain in Unicode. */
export function displayEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}@${domainToUnicode(address.slice(at + 1))}`
}

/**
 * A key for the mailbox behind an address, without the tag after a plus, and at Gmail without dots. Only for rate
 * limits: mail is sent to the address as typed.
 * @example mailboxKey('a.n.na+skog@gmail.com') // 'anna@gmail.com'
 */
export function mailboxKey(addressKey: string): string {
  const at = addressKey.lastIndexOf('@')
  const local = addressKey.slice(0, at).replace(/(?<=.)\+.*$/, '')
  const domain = addressKey.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com')
  return `${domain === 'gmail.com' ? local.replaceAll('.', '') : local}@${domain}`
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  return labels.length > 1 && labels.every((part) => DOMAIN_LABEL.test(part)) && !/^\d+$/.test(labels.at(-1) ?? '')
}
