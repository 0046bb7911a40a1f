import { expect, test } from 'vitest'
import { displayEmail, parseEmailAddress } from './email-address.ts'

const taken = [
  { says: 'an ordinary address', typed: 'anna@exempel.se', address: 'anna@exempel.se', key: 'anna@exempel.se' },
  { says: 'spaces around it', typed: '  anna@exempel.se\u00a0', address: 'anna@exempel.se', key: 'anna@exempel.se' },
  { says: 'signs that are not seen', typed: 'an\u200bna@exem\u00adpel.se\u200e', address: 'anna@exempel.se', key: '' },
  { says: 'capitals', typed: 'Anna.Ek@Exempel.SE', address: 'Anna.Ek@exempel.se', key: 'anna.ek@exempel.se' },
  { says: 'a tag', typed: 'a+skog@exempel.se', address: 'a+skog@exempel.se', key: 'a+skog@exempel.se' },
  { says: 'an apostrophe', typed: "o'neil@example.ie", address: "o'neil@example.ie", key: "o'neil@example.ie" },
  { says: 'a domain with å', typed: 'a@blåbär.se', address: 'a@xn--blbr-noae.se', key: 'a@xn--blbr-noae.se' },
  { says: 'a domain in Greek', typed: 'a@παράδειγμα.ελ', address: 'a@xn--hxajbheg2az3al.xn--qxam', key: '' },
]

test.each(taken)('takes $says', ({ typed, address, key }) => {
  expect(parseEmailAddress(typed)).toEqual({ address, key: key || address })
})

const refused = [
  { says: 'nothing', typed: '  ', fault: 'missing' },
  { says: 'no @', typed: 'anna', fault: 'invalid' },
  { says: 'no name', typed: '@exempel.se', fault: 'invalid' },
  { says: 'no domain', typed: 'anna@', fault: 'invalid' },
  { says: 'a domain of one part', typed: 'anna@localhost', fault: 'invalid' },
  { says: 'an IP address', typed: 'anna@127.0.0.1', fault: 'invalid' },
  { says: 'an address literal', typed: 'anna@[127.0.0.1]', fault: 'invalid' },
  { says: 'a quoted name', typed: '"anna ek"@exempel.se', fault: 'invalid' },
  { says: 'two dots in a row', typed: 'a..b@exempel.se', fault: 'invalid' },
  { says: 'a second header', typed: 'a@exempel.se\r\nBcc: b@exempel.se', fault: 'invalid' },
  { says: 'a line break in the name', typed: 'a\nb@exempel.se', fault: 'invalid' },
  { says: 'two addresses', typed: 'a@exempel.se, b@exempel.se', fault: 'invalid' },
  { says: 'a name in angle brackets', typed: 'Anna <anna@exempel.se>', fault: 'invalid' },
  { says: 'a percent code in the domain', typed: 'a@exempel%2ese', fault: 'invalid' },
  { says: 'a name that is too long', typed: `${'a'.repeat(65)}@exempel.se`, fault: 'invalid' },
  { says: 'an address that is too long', typed: `a@${'a.'.repeat(130)}se`, fault: 'invalid' },
  { says: 'å before the @, which has a message of its own', typed: 'åsa@exempel.se', fault: 'foreign' },
  { says: 'å before the @ and a space', typed: 'åsa ek@exempel.se', fault: 'invalid' },
]

test.each(refused)('refuses $says', ({ typed, fault }) => {
  expect(parseEmailAddress(typed)).toBe(fault)
})

test('shows a domain in its own script', () => {
  expect(displayEmail('a@xn--blbr-noae.se')).toBe('a@blåbär.se')
})
