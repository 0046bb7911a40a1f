import { domainToASCII, domainToUnicode } from 'node:url'

export type EmailAddress = {
  /** As it is sent to: the name as typed, the domain in ASCII letters. */
  address: string
  /** The same for every way to write the same address. */
  key: string
}

/** `foreign`: valid except for letters such as å before the @, which many mail servers still turn away (RFC 6531). */
export type EmailFault = 'missing' | 'invalid' | 'foreign'

const LONGEST_NAME = 64
const LONGEST_ADDRESS = 254
const name = /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*$/i
const label = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/

/** What comes along when an address is copied from a page or a message. */
const UNSEEN = /\p{Cf}/gu

/**
 * Reads what a visitor typed. Domains in any script are accepted and converted to ASCII.
 * @example readEmailAddress(' Anna@Blåbär.se ') // { address: 'Anna@xn--blbr-noae.se', key: 'anna@xn--blbr-noae.se' }
 */
export function readEmailAddress(text: string): EmailAddress | EmailFault {
  const typed = text.replace(UNSEEN, '').trim().normalize('NFC')
  if (typed === '') return 'missing'
  const at = typed.lastIndexOf('@')
  const local = typed.slice(0, at)
  const domain = /[\s/:?#\\@%[\]]/.test(typed.slice(at + 1)) ? '' : domainToASCII(typed.slice(at + 1))
  const address = `${local}@${domain}`
  if (at < 1 || !isDomain(domain) || local.length > LONGEST_NAME || address.length > LONGEST_ADDRESS) return 'invalid'
  if (name.test(local)) return { address, key: address.toLowerCase() }
  return name.test(local.replace(/[^\p{ASCII}\p{C}\p{Z}]/gu, 'a')) ? 'foreign' : 'invalid'
}

/** An address as people read it, with its domain in its own script. */
export function displayEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}@${domainToUnicode(address.slice(at + 1))}`
}

/**
 * What a mail provider takes for one person, though it can be written in many ways: a tag after a plus, and dots in the
 * name at Gmail. Only for counting: mail goes to the address as it was typed.
 * @example personKey('a.n.na+skog@gmail.com') // 'anna@gmail.com'
 */
export function personKey(addressKey: string): string {
  const at = addressKey.lastIndexOf('@')
  const local = addressKey.slice(0, at).replace(/(?<=.)\+.*$/, '')
  const domain = addressKey.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com')
  return `${domain === 'gmail.com' ? local.replaceAll('.', '') : local}@${domain}`
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  return labels.length > 1 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1) ?? '')
}
