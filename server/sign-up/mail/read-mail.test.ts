import MailComposer from 'nodemailer/lib/mail-composer'
import { expect, test } from 'vitest'
import { findLink, readPart } from '../../../tests/support/mail-server.ts'

test('a link is read whole when a line of its part begins like a boundary', async () => {
  const link = `https://kronvy.example/subscribe/unsubscribe/${'a'.repeat(36)}.--${'b'.repeat(41)}`
  const padding = 'x'.repeat(72)
  for (let length = 0; length < padding.length; length++) {
    const text = `${padding.slice(length)} ${link}`
    const source = String(await new MailComposer({ to: 'a@exempel.se', text, html: text }).compile().build())
    expect(readPart(source, 'text/plain')).toBe(text)
    expect(readPart(source, 'text/html')).toBe(text)
    expect(findLink(source, 'unsubscribe')).toBe(link)
  }
})
