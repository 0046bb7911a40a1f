import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serviceMessages } from '../../../generated/messages/service.ts'
import { languages } from '../../../site/languages.ts'
import { currentWording } from '../../../tests/support/current-wording.ts'
import { findLink } from '../../../tests/support/mail-server.ts'
import { type RunningService, startService } from '../../../tests/support/sign-up-service.ts'
import { DAY_MS } from '../durations.ts'

const EMAIL = 'anna@exempel.se'

for (const language of languages) {
  const m = serviceMessages[language]

  test(`confirms when the button is pressed, not when the link is opened: ${language}`, async () => {
    const service = await startService()
    const { confirm } = await subscribe(service, language)
    const asked = await service.get(confirm)
    expect(await asked.text()).toContain(`<h1>${m.confirm.title}</h1>`)
    expect(await readStates(service)).toEqual([{ state: 'unconfirmed' }])
    const pressed = await service.post(confirm, {})
    expect(pressed.status).toBe(200)
    expect(await pressed.text()).toContain(`<h1>${m.confirmed.title}</h1>`)
    expect(await readStates(service)).toEqual([{ state: 'confirmed' }])
    const again = await service.post(confirm, {})
    expect(await again.text()).toContain(m.confirmed.title)
  })

  test(`unsubscribes by button and keeps nothing but a fingerprint: ${language}`, async () => {
    const service = await startService()
    const { confirm, unsubscribe } = await subscribe(service, language)
    await service.post(confirm, {})
    expect(await (await service.get(unsubscribe)).text()).toContain(`<h1>${m.unsubscribe.title}</h1>`)
    expect(await readStates(service)).toEqual([{ state: 'confirmed' }])
    const left = await service.post(unsubscribe, {})
    expect(await left.text()).toContain(`<h1>${m.unsubscribed.title}</h1>`)
    for (const table of ['sign_up', 'consent', 'mail']) expect(await service.rows(`SELECT * FROM ${table}`)).toEqual([])
    expect(await service.rows('SELECT kind FROM withdrawn')).toEqual([{ kind: 'newsletter' }])
    expect(readdirSync(service.outbox)).toEqual([])
    expect(await (await service.post(unsubscribe, {})).text()).toContain(m.unsubscribed.title)
  })
}

test('records when consent was confirmed, beside when it was given', async () => {
  const service = await startService()
  const { confirm } = await subscribe(service)
  const given = service.clock.now
  service.clock.now += DAY_MS
  await service.post(confirm, {})
  const { version, text: wording } = currentWording('newsletter', 'en')
  expect(await service.rows('SELECT event, version, wording, at FROM consent ORDER BY at')).toEqual([
    { event: 'given', version, wording, at: given },
    { event: 'confirmed', version, wording, at: service.clock.now },
  ])
})

const oneClickRequests = [
  { label: 'a form', body: 'List-Unsubscribe=One-Click', type: 'application/x-www-form-urlencoded' },
  {
    label: 'a multipart form',
    body: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    type: 'multipart/form-data; boundary=x',
  },
]

test.each(oneClickRequests)('lets a mail program unsubscribe with $label (RFC 8058)', async ({ body, type }) => {
  const service = await startService()
  const { unsubscribe } = await subscribe(service)
  const response = await fetch(service.address + unsubscribe, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })
  expect(response.status).toBe(200)
  expect(await readStates(service)).toEqual([])
})

test('takes no link that somebody made up or changed', async () => {
  const service = await startService()
  const { confirm, unsubscribe } = await subscribe(service)
  const tokens = [
    confirm.slice(0, -1),
    `${confirm.slice(0, -1)}!`,
    '/subscribe/confirm/x.y',
    confirm.replace('.', 'x.'),
  ]
  for (const link of tokens) {
    expect((await service.get(link)).status).toBe(410)
    expect((await service.post(link, {})).status).toBe(410)
  }
  const token = unsubscribe.split('/').at(-1)
  expect((await service.post(`/subscribe/unsubscribe/x${token}`, {})).status).toBe(410)
  expect(await readStates(service)).toEqual([{ state: 'unconfirmed' }])
})

test('deletes sign-ups that nobody confirms within 30 days, and keeps the others', async () => {
  const service = await startService()
  const late = await subscribe(service, 'en', 'late@exempel.se')
  const other = await subscribe(service, 'en', EMAIL)
  await service.post(other.confirm, {})
  await subscribe(service, 'en', 'again@exempel.se')
  service.clock.now += 29 * DAY_MS
  await subscribe(service, 'en', 'again@exempel.se') // restarts the retention period
  service.clock.now += DAY_MS
  await service.stop()
  const cleaned = (running: RunningService) =>
    expect
      .poll(() => running.rows("SELECT value FROM setting WHERE name = 'last deletion'"))
      .toEqual([{ value: String(running.clock.now) }])
  // After a clock jump of a month, deletion resumes when the clock still agrees an hour later.
  const jumped = await startService({ folder: service.folder, now: service.clock.now })
  await cleaned(jumped)
  expect(await jumped.rows('SELECT address FROM sign_up')).toHaveLength(3)
  await jumped.stop()
  const later = await startService({ folder: service.folder, now: service.clock.now + 60 * 60 * 1000 })
  await cleaned(later)
  expect(await later.rows('SELECT address FROM sign_up ORDER BY address')).toEqual([
    { address: 'again@exempel.se' },
    { address: EMAIL },
  ])
  expect((await later.post(late.confirm, {})).status).toBe(410)
})

test('lets somebody who has left come back', async () => {
  const service = await startService()
  const first = await subscribe(service)
  await service.post(first.unsubscribe, {})
  service.clock.now += DAY_MS
  const second = await subscribe(service)
  await service.post(second.confirm, {})
  expect(await readStates(service)).toEqual([{ state: 'confirmed' }])
  expect(await service.rows('SELECT * FROM withdrawn')).toEqual([])
})

test('the link to leave does not confirm, and a request for a demo has nothing to confirm', async () => {
  const service = await startService()
  const { unsubscribe, confirm } = await subscribe(service)
  const token = unsubscribe.split('/').at(-1) ?? ''
  expect((await service.post(`/subscribe/confirm/${token}`, {})).status).toBe(410)
  expect((await service.post(`/subscribe/unsubscribe/${confirm.split('/').at(-1)}`, {})).status).toBe(410)
  expect(await readStates(service)).toEqual([{ state: 'unconfirmed' }])
  await service.send('demo', { EMAIL: 'bo@exempel.se' })
  const leave = new URL(findLink(await service.mailTo('bo@exempel.se'), 'unsubscribe')).pathname
  expect((await service.post(leave.replace('unsubscribe', 'confirm'), {})).status).toBe(410)
})

test('a notice to the owner is written anew, at once, without a person who has left', async () => {
  const service = await startService()
  for (const name of ['anna', 'bo', 'eva']) await service.send('demo', { EMAIL: `${name}@exempel.se` })
  service.clock.now += 60 * 60 * 1000
  service.wake()
  await expect.poll(() => service.rows("SELECT id FROM mail WHERE state <> 'written'")).toEqual([])
  const leave = new URL(findLink(await service.mailTo('bo@exempel.se'), 'unsubscribe')).pathname
  await service.post(leave, {})
  await expect.poll(async () => (await service.mails(4)).filter((mail) => mail.includes('eva@'))).toHaveLength(2)
  await expect.poll(() => service.rows("SELECT id FROM mail WHERE state <> 'written'")).toEqual([])
  expect((await service.mails(4)).some((mail) => mail.includes('bo@'))).toBe(false)
})

test('a row in a language that the site no longer has breaks nothing', async () => {
  const service = await startService()
  const { confirm } = await subscribe(service)
  await service.write("UPDATE sign_up SET language = 'no'")
  expect((await service.post(confirm, {})).status).toBe(200)
})

function readStates(service: RunningService) {
  return service.rows('SELECT state FROM sign_up')
}

async function subscribe(service: RunningService, language: (typeof languages)[number] = 'en', email = EMAIL) {
  const before = await service.mails(0)
  await service.send('newsletter', { EMAIL: email }, language)
  const mails = await service.mails(before.length + 1)
  const mail = mails.find((text) => !before.includes(text)) ?? ''
  await expect.poll(() => service.rows("SELECT id FROM mail WHERE state IN ('waiting', 'sending')")).toEqual([])
  return {
    confirm: new URL(findLink(mail, 'confirm')).pathname,
    unsubscribe: new URL(findLink(mail, 'unsubscribe')).pathname,
  }
}
