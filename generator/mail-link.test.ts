import { expect, test } from 'vitest'
import { mailLink } from './mail-link.ts'

/** The address of the link as a mail program reads it. */
function read(link: string): URL {
  const address = /^\[\{email\}\]\((.*)\)$/.exec(link)?.[1] ?? ''
  return new URL(address.replace('{email}', 'a@example.org'))
}

test('a mail carries its subject and a line for each question', () => {
  const url = read(mailLink('Kronvy', { subject: 'price', lines: ['Area in hectares:', 'Drones we fly:'] }))
  expect(url.searchParams.get('subject')).toBe('Kronvy: price')
  expect(url.searchParams.get('body')).toBe('Area in hectares:\r\n\r\nDrones we fly:\r\n\r\n')
})

test('a question may hold what would end a link or begin another part of the address', () => {
  const question = 'Areal (hektar) & år? #1, 100 %'
  const link = mailLink('Kronvy', { subject: 'åäö', lines: [question] })
  expect(link.match(/[()]/g)).toHaveLength(2)
  expect(read(link).searchParams.get('body')).toBe(`${question}\r\n\r\n`)
})
