import { expect, test } from 'vitest'
import { messages } from '../../../generated/messages/interface.ts'
import { serviceMessages } from '../../../generated/messages/service.ts'
import { site } from '../../../site/facts.ts'
import { languages } from '../../../site/languages.ts'
import { localPath } from '../../../site/paths.ts'
import { signUpKinds } from '../../../site/sign-up.ts'
import { MAX_QUESTION_LENGTH } from '../../../src/sign-up/contract/question.ts'
import { currentWording } from '../../../tests/support/current-wording.ts'
import { findLink, readHeader, readPart } from '../../../tests/support/mail-server.ts'
import { startService } from '../../../tests/support/sign-up-service.ts'
import { HOUR_MS } from '../durations.ts'

const EMAIL = 'anna@exempel.se'

for (const language of languages) {
  const m = serviceMessages[language]

  test(`answers a newsletter form with a page and a mail in the visitor’s language: ${language}`, async () => {
    const service = await startService()
    const response = await service.send('newsletter', { EMAIL }, language)
    const page = await response.text()
    expect(response.status).toBe(200)
    expect(page).toContain(`<html lang="${language}" data-kind="newsletter" data-ok="true"`)
    expect(page).toContain(`<h1>${m.received.newsletter.title}</h1>`)
    expect(page).toContain(site.email)

    const [mail = ''] = await service.mails(1)
    expect(readHeader(mail, 'To')).toBe(EMAIL)
    expect(readHeader(mail, 'Content-Language')).toBe(language)
    expect(readHeader(mail, 'List-Unsubscribe')).toBe(`<${findLink(mail, 'unsubscribe')}>`)
    expect(readHeader(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    for (const type of ['text/plain', 'text/html'] as const) {
      expect(readPart(mail, type)).toContain(m.mail.confirm.text)
      expect(readPart(mail, type)).toContain(findLink(mail, 'confirm'))
    }
    expect(new URL(findLink(mail, 'confirm')).pathname).toMatch(
      new RegExp(`^${localPath('/subscribe/confirm/', language)}`),
    )
  })
}

test('keeps the proof of consent: wording, version, language and time', async () => {
  const service = await startService()
  await service.send('newsletter', { EMAIL }, 'sv')
  const wording = currentWording('newsletter', 'sv')
  expect(await service.rows('SELECT event, wording, version, language, at FROM consent')).toEqual([
    { event: 'given', wording: wording.text, version: wording.version, language: 'sv', at: service.clock.now },
  ])
  expect(wording.text).toContain(messages.sv.signUp.newsletter.consent)
})

for (const kind of ['demo', 'trial'] as const) {
  test(`tells the owner about a ${kind} request, with the answer going to the visitor`, async () => {
    const service = await startService({ env: { MAIL_OWNER: 'owner@exempel.se', MAIL_OWNER_LANGUAGE: 'sv' } })
    const response = await service.send(kind, { EMAIL, gdpr: '' })
    expect(response.status).toBe(200)
    const mail = await service.mailTo('owner@exempel.se')
    expect(readHeader(mail, 'Reply-To')).toBe(EMAIL)
    const m = serviceMessages.sv.mail.notify
    expect(readPart(mail, 'text/plain')).toContain(m.text[kind]({ visitorEmail: EMAIL }))
    expect(readPart(mail, 'text/plain')).toContain(m.consent.no)
    // No one-click unsubscribing (RFC 8058), which would delete the request without confirmation.
    for (const sent of await service.mails(2)) expect(readHeader(sent, 'List-Unsubscribe')).toBe('')
    expect(findLink(mail, 'unsubscribe')).toBe('')
    expect(await service.rows('SELECT event FROM consent')).toEqual([{ event: 'not given' }])
  })
}

test('questions that were ticked and what was typed are one request', async () => {
  const service = await startService({ env: { MAIL_OWNER: 'owner@exempel.se' } })
  const question = ['Vad kostar det, och vad ingår?', 'Vem äger data och bilder?', 'Vi har 900 ha.\r\nRing gärna.']
  expect((await service.send('demo', { EMAIL, gdpr: '', question }, 'sv')).status).toBe(200)
  const joined = 'Vad kostar det, och vad ingår?\nVem äger data och bilder?\nVi har 900 ha.\nRing gärna.'
  expect(await service.rows('SELECT question FROM sign_up')).toEqual([{ question: joined }])
  expect(readPart(await service.mailTo('owner@exempel.se'), 'text/plain').replaceAll('\r', '')).toContain(joined)
})

test('a form that is shown again has the ticked questions in its field', async () => {
  const service = await startService()
  const response = await service.send('demo', { EMAIL: '', question: ['Vad kostar det?', 'Fler?'] }, 'sv')
  expect(response.status).toBe(400)
  expect(await response.text()).toMatch(/<textarea[^>]*>Vad kostar det\?\nFler\?<\/textarea>/)
})

test('a repeated form looks the same, whether the address is new, waiting or confirmed', async () => {
  const service = await startService()
  const page = async () => (await service.send('newsletter', { EMAIL })).text()
  const first = await page()
  expect(await page()).toBe(first)
  const [mail = ''] = await service.mails(1)
  await service.post(new URL(findLink(mail, 'confirm')).pathname, {})
  expect(await page()).toBe(first)
  service.clock.now += HOUR_MS
  expect(await page()).toBe(first)
  expect(await service.rows('SELECT count(*) AS count FROM sign_up')).toEqual([{ count: 1 }])
})

test('sends one mail an hour to an address, however it is written', async () => {
  const service = await startService()
  await service.send('newsletter', { EMAIL })
  await expect.poll(() => service.rows('SELECT state FROM mail')).toEqual([{ state: 'written' }])
  await service.send('newsletter', { EMAIL: 'ANNA@exempel.se' })
  service.clock.now += HOUR_MS - 60_000
  await service.send('newsletter', { EMAIL }, 'sv')
  expect(await service.rows('SELECT count(*) AS count FROM mail')).toEqual([{ count: 1 }])
  service.clock.now += 60_000
  await service.send('newsletter', { EMAIL })
  expect(await service.rows('SELECT count(*) AS count FROM mail')).toEqual([{ count: 2 }])
})

test('tells a subscriber who signs up again that there is nothing to do', async () => {
  const service = await startService()
  await service.send('newsletter', { EMAIL })
  const [mail = ''] = await service.mails(1)
  await service.post(new URL(findLink(mail, 'confirm')).pathname, {})
  service.clock.now += HOUR_MS
  await service.send('newsletter', { EMAIL })
  const second = (await service.mails(2)).find((text) => text !== mail) ?? ''
  expect(readPart(second, 'text/plain')).toContain(serviceMessages.en.mail.known.text)
  expect(findLink(second, 'confirm')).toBe('')
  expect(findLink(second, 'unsubscribe')).not.toBe('')
})

test('keeps lists apart: the same address may be on all three', async () => {
  const service = await startService()
  for (const kind of signUpKinds) await service.send(kind, { EMAIL })
  expect(await service.rows('SELECT count(*) AS count FROM sign_up')).toEqual([{ count: 3 }])
})

const invalidForms: { label: string; fields: Record<string, string>; fault: string }[] = [
  { label: 'nothing typed', fields: { EMAIL: '' }, fault: messages.en.signUp.emailMissing },
  { label: 'no address', fields: { EMAIL: 'anna' }, fault: messages.en.signUp.emailInvalid },
  { label: 'å before the @', fields: { EMAIL: 'åsa@exempel.se' }, fault: messages.en.signUp.emailForeign },
  { label: 'no consent', fields: { EMAIL, gdpr: '' }, fault: messages.en.signUp.consentMissing },
]

test.each(invalidForms)(
  'says what is missing when there is $label, and keeps what was typed',
  async ({ fields, fault }) => {
    const service = await startService()
    const response = await service.send('newsletter', fields)
    const page = await response.text()
    expect(response.status).toBe(400)
    expect(page).toContain(fault.replaceAll("'", '&#39;'))
    expect(page).toContain(`value="${fields.EMAIL}"`)
    expect(await service.rows('SELECT * FROM sign_up')).toEqual([])
  },
)

test('writes nothing that a visitor typed into the page as HTML', async () => {
  const service = await startService()
  const page = await (await service.send('newsletter', { EMAIL: '"><script>alert(1)</script>' })).text()
  expect(page).not.toContain('<script>alert')
  expect(page).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
})

test('fills in each slot once: what a visitor types is never one', async () => {
  const service = await startService()
  const page = await (await service.send('newsletter', { EMAIL: '{{token}}' })).text()
  expect(page).toContain('value="{{token}}"')
  expect(page.match(/\{\{\w+\}\}/g)).toEqual(['{{token}}'])
})

for (const EMAIL of ['', 'anna@exempel.se']) {
  for (const gdpr of ['', 'Y']) {
    test(`shows the form as it was sent: address “${EMAIL}”, box “${gdpr}”`, async () => {
      const service = await startService()
      const page = await (await service.send('demo', { EMAIL, gdpr, token: '' })).text()
      expect(page).toContain(`name="EMAIL" value="${EMAIL}"`)
      expect(/type="checkbox"[^>]* checked/.test(page)).toBe(gdpr === 'Y')
      expect(/type="email"[^>]* aria-invalid="true"/.test(page)).toBe(EMAIL === '')
      expect(page.startsWith('<!doctype html><html lang="en"')).toBe(true)
    })
  }
}

for (const language of languages) {
  test(`what a visitor asks reaches the owner, and survives every page that asks once more: ${language}`, async () => {
    const service = await startService({ env: { MAIL_OWNER_LANGUAGE: language } })
    const asked = 'Hittar ni granbarkborre?\r\n<b>Och "vad" kostar det?</b> 🌲\0'
    const kept = 'Hittar ni granbarkborre?\n&lt;b&gt;Och &quot;vad&quot; kostar det?&lt;/b&gt; 🌲'
    const changes: Record<string, string>[] = [{ EMAIL: '' }, { token: '' }]
    for (const change of changes) {
      const page = await (await service.send('trial', { EMAIL, question: asked, ...change }, language)).text()
      expect(page).toContain(`>${kept}</textarea>`)
      expect(page).toContain(messages[language].signUp.question)
    }
    expect((await service.send('trial', { EMAIL, question: asked }, language)).status).toBe(200)
    const mail = await service.mailTo(site.email)
    const said = 'Hittar ni granbarkborre?\n<b>Och "vad" kostar det?</b> 🌲'
    expect(readPart(mail, 'text/plain').replaceAll('\r', '')).toContain(
      serviceMessages[language].mail.notify.question({ text: said }),
    )
    expect(readPart(mail, 'text/html')).not.toContain('<b>')
    expect(await service.rows('SELECT question FROM sign_up')).toEqual([{ question: said }])
  })

  test(`a question that is too long is kept and explained: ${language}`, async () => {
    const service = await startService()
    const question = '林'.repeat(MAX_QUESTION_LENGTH + 1) // letters that take the most bytes in a form
    const answer = await service.send('demo', { EMAIL, question }, language)
    const page = await answer.text()
    expect(answer.status).toBe(400)
    expect(page).toContain(messages[language].signUp.questionTooLong)
    expect(page).toContain(`>${question}</textarea>`)
    expect(await service.rows('SELECT * FROM sign_up')).toEqual([])
    expect((await service.send('demo', { EMAIL, question: question.slice(1) }, language)).status).toBe(200)
  })
}

test('the newsletter asks for no question and keeps none', async () => {
  const service = await startService()
  expect(await (await service.send('newsletter', { EMAIL: '' })).text()).not.toContain('<textarea')
  await service.send('newsletter', { EMAIL, question: 'Why?' })
  expect(await service.rows('SELECT question FROM sign_up')).toEqual([{ question: '' }])
})

test('lets no address add a header to a mail', async () => {
  const service = await startService()
  for (const EMAIL of ['a@exempel.se\r\nBcc: b@exempel.se', 'a@exempel.se%0d%0aBcc: b', 'a@exempel.se\nSubject: x']) {
    expect((await service.send('demo', { EMAIL })).status).toBe(400)
  }
  expect(await service.mails(0)).toEqual([])
})

test('sends to a domain in another script by its ASCII name and shows it as typed', async () => {
  const service = await startService()
  const page = await (await service.send('newsletter', { EMAIL: 'anna@blåbär.se' })).text()
  expect(page).toContain('anna@blåbär.se')
  const [mail = ''] = await service.mails(1)
  expect(readHeader(mail, 'To')).toBe('anna@xn--blbr-noae.se')
})
