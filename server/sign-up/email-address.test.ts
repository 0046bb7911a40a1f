import { expect, test } from 'vitest'
import { displayEmail, parseEmailAddress } from './email-address.ts'

const validAddresses = [
  { label: 'an ordinary address', typed: 'anna@exempel.se', address: 'anna@exempel.se', key: 'anna@exempel.se' },
  { label: 'spaces around it', typed: '  anna@exempel.se\u00a0', address: 'anna@exempel.se', key: 'anna@exempel.se' },
  { label: 'signs that are not seen', typed: 'an\u200bna@exem\u00adpel.se\u200e', address: 'anna@exempel.se', key: '' },
  { label: 'capitals', typed: 'Anna.Ek@Exempel.SE', address: 'Anna.Ek@exempel.se', key: 'anna.ek@exempel.se' },
  { label: 'a tag', typed: 'a+skog@exempel.se', address: 'a+skog@exempel.se', key: 'a+skog@exempel.se' },
  { label: 'an apostrophe', typed: "o'neil@example.ie", address: "o'neil@example.ie", key: "o'neil@example.ie" },
  { label: 'a domain with å', typed: 'a@blåbär.se', address: 'a@xn--blbr-noae.se', key: 'a@xn--blbr-noae.se' },
  { label: 'a domain in Greek', typed: 'a@παράδειγμα.ελ', address: 'a@xn--hxajbheg2az3al.xn--qxam', key: '' },
]

test.each(validAddresses)('takes $label', ({ typed, address, key }) => {
  expect(parseEmailAddress(typed)).toEqual({ address, key: key || address })
})

const invalidAddresses = [
  { label: 'nothing', typed: '  ', fault: 'missing' },
  { label: 'no @', typed: 'anna', fault: 'invalid' },
  { label: 'no name', typed: '@exempel.se', fault: 'invalid' },
  { label: 'no domain', typed: 'anna@', fault: 'invalid' },
  { label: 'a domain of one part', typed: 'anna@localhost', fault: 'invalid' },
  { label: 'an IP address', typed: 'anna@127.0.0.1', fault: 'invalid' },
  { label: 'an address literal', typed: 'anna@[127.0.0.1]', fault: 'invalid' },
  { label: 'a quoted name', typed: '"anna ek"@exempel.se', fault: 'invalid' },
  { label: 'two dots in a row', typed: 'a..b@exempel.se', fault: 'invalid' },
  { label: 'a second header', typed: 'a@exempel.se\r\nBcc: b@exempel.se', fault: 'invalid' },
  { label: 'a line break in the name', typed: 'a\nb@exempel.se', fault: 'invalid' },
  { label: 'two addresses', typed: 'a@exempel.se, b@exempel.se', fault: 'invalid' },
  { label: 'a name in angle brackets', typed: 'Anna <anna@exempel.se>', fault: 'invalid' },
  { label: 'a percent code in the domain', typed: 'a@exempel%2ese', fault: 'invalid' },
  { label: 'a name that is too long', typed: `${'a'.repeat(65)}@exempel.se`, fault: 'invalid' },
  { label: 'an address that is too long', typed: `a@${'a.'.repeat(130)}se`, fault: 'invalid' },
  { label: 'å before the @, which has a message of its own', typed: 'åsa@exempel.se', fault: 'foreign' },
  { label: 'å before the @ and a space', typed: 'åsa ek@exempel.se', fault: 'invalid' },
]

test.each(invalidAddresses)('refuses $label', ({ typed, fault }) => {
  expect(parseEmailAddress(typed)).toBe(fault)
})

test('shows a domain in its own script', () => {
  expect(displayEmail('a@xn--blbr-noae.se')).toBe('a@blåbär.se')
})
