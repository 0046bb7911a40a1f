import { expect, test } from 'vitest'
import { serviceMessages } from '../../../generated/messages/service.ts'
import { site } from '../../../site/facts.ts'
import { languages } from '../../../site/languages.ts'
import { currentWording } from '../../../tests/support/current-wording.ts'
import { findLink, readHeader, readPart } from '../../../tests/support/mail-server.ts'
import { databaseSettings, startService, temporaryFolder } from '../../../tests/support/sign-up-service.ts'
import { subscribe } from '../../../tests/support/signups-command.ts'
import { readEnvironment } from '../../settings.ts'
import { DAY_MS, HOUR_MS } from '../durations.ts'
import { parseEmailAddress } from '../email-address.ts'
import { createStore } from '../store/create-store.ts'
import type { Connection } from '../store/store.ts'
import { storeSubmission } from './sign-ups.ts'

/* Rate limits for mails to unconfirmed addresses, which somebody else may have typed. */

const EMAIL = 'anna@exempel.se'
const confirmations = "SELECT id FROM mail WHERE kind = 'confirm'"

test('unsubscribing without a confirmation does not begin the pause anew', async () => {
  const service = await startService()
  await service.send('newsletter', { EMAIL })
  const link = findLink(await service.mailTo(EMAIL), 'unsubscribe')
  await service.post(new URL(link).pathname, {})
  await service.send('newsletter', { EMAIL })
  expect(await service.rows(confirmations)).toEqual([])
  service.clock.now += HOUR_MS
  await service.send('newsletter', { EMAIL })
  expect(await service.rows(confirmations)).toHaveLength(1)
})

test('who had confirmed and leaves may sign up again at once, once', async () => {
  const service = await startService()
  const { confirm, unsubscribe } = await subscribe(service, EMAIL)
  await service.post(confirm, {})
  await service.post(unsubscribe, {})
  const again = await subscribe(service, EMAIL)
  expect(again.confirm).not.toBe(confirm)
  // Until the address is confirmed again, unsubscribing, old links or other spellings do not cause another mail.
  for (const typed of [EMAIL, 'anna+x@exempel.se', EMAIL]) {
    for (const link of [again.unsubscribe, unsubscribe, confirm]) await service.post(link, {})
    await service.send('newsletter', { EMAIL: typed })
  }
  expect(await service.rows(confirmations)).toEqual([])
  // Earlier mails still count, so the next minimum interval is a day.
  service.clock.now += HOUR_MS
  await service.send('newsletter', { EMAIL })
  expect(await service.rows(confirmations)).toEqual([])
  service.clock.now += DAY_MS
  await service.send('newsletter', { EMAIL })
  expect(await service.rows(confirmations)).toHaveLength(1)
})

test('who confirms and leaves time after time gets the mail each time', async () => {
  const service = await startService()
  const links = new Set<string>()
  for (let round = 0; round < 4; round++) {
    const { confirm, unsubscribe } = await subscribe(service, EMAIL)
    links.add(confirm)
    await service.post(confirm, {})
    await service.send('newsletter', { EMAIL }) // already confirmed
    await service.post(unsubscribe, {})
  }
  expect(links.size).toBe(4)
})

test.each(['demo', 'trial'] as const)(
  'who takes a request back gets no second receipt within the hour: %s',
  async (kind) => {
    const service = await startService()
    await service.send(kind, { EMAIL })
    await service.post(new URL(findLink(await service.mailTo(EMAIL), 'unsubscribe')).pathname, {})
    await service.send(kind, { EMAIL })
    expect(await service.rows("SELECT id FROM mail WHERE kind = 'receipt'")).toEqual([])
  },
)

const spellings = [
  { label: 'a tag', names: ['anna@exempel.se', 'anna+1@exempel.se', 'Anna+skog@exempel.se', 'anna+a+b@exempel.se'] },
  { label: 'dots at Gmail', names: ['annaek@gmail.com', 'anna.ek@gmail.com', 'a.n.n.a.ek+x@googlemail.com'] },
]

test.each(spellings)('whoever is written in many ways gets one mail: $label', async ({ names }) => {
  const service = await startService()
  for (const EMAIL of names) expect((await service.send('newsletter', { EMAIL })).status).toBe(200)
  expect(await service.rows(confirmations)).toHaveLength(1)
  const addresses = (await service.rows('SELECT address FROM sign_up')).map(({ address }) => String(address))
  expect(addresses).toContain(names.at(-1)) // the address as typed
})

test('dots mean something elsewhere, and other people are others', async () => {
  const service = await startService()
  for (const EMAIL of ['anna.ek@exempel.se', 'annaek@exempel.se', 'bo@exempel.se', '+bo@exempel.se'])
    await service.send('newsletter', { EMAIL })
  expect(await service.rows(confirmations)).toHaveLength(4)
})

test('the pauses grow as long as nobody confirms: an hour, a day, a week', async () => {
  const service = await startService()
  await service.send('newsletter', { EMAIL })
  for (const wait of [HOUR_MS, DAY_MS, 7 * DAY_MS]) {
    const before = (await settled()).length
    service.clock.now += wait - HOUR_MS / 2
    await service.send('newsletter', { EMAIL })
    expect(await settled()).toHaveLength(before)
    service.clock.now += HOUR_MS / 2
    await service.send('newsletter', { EMAIL })
    expect(await settled()).toHaveLength(before + 1)
  }

  async function settled() {
    await expect.poll(() => service.rows("SELECT id FROM mail WHERE state <> 'written'")).toEqual([])
    return service.rows(confirmations)
  }
})

test('a clock that was a year ahead silences nobody afterwards, and holds no mail back', async () => {
  const service = await startService()
  const { now } = service.clock
  service.clock.now = now + 365 * DAY_MS
  await service.send('newsletter', { EMAIL })
  await service.mailTo(EMAIL)
  await service.write("UPDATE mail SET state = 'waiting', claim = NULL")
  service.clock.now = now
  service.wake()
  await expect.poll(() => service.rows("SELECT id FROM mail WHERE state <> 'written'")).toEqual([])
  await service.send('newsletter', { EMAIL })
  expect(await service.rows(confirmations)).toHaveLength(2)
})

test('a clock that was ahead does not make a mail to the owner of every request', async () => {
  const service = await startService()
  const { now } = service.clock
  const notices = () => service.rows("SELECT state FROM mail WHERE kind = 'notify'")
  for (const [at, EMAIL] of [365 * DAY_MS, 0, 1, 2, 3].map((at) => [at, `p${at}@exempel.se`] as const)) {
    service.clock.now = now + at
    await service.send('demo', { EMAIL })
    await service.mailTo(EMAIL)
  }
  // One at that time, one at once, and one of the others.
  expect(await notices()).toHaveLength(3)
})

test('forty invented requests are two mails to the owner', async () => {
  const service = await startService({ env: { TRUSTED_PROXIES: '1' } })
  const request = (number: number) =>
    service.send(number % 2 ? 'demo' : 'trial', { EMAIL: `p${number}@exempel.se` }, 'sv', {
      'x-forwarded-for': `10.0.${number}.1`,
    })
  await request(0)
  expect(readHeader(await service.mailTo(site.email), 'Reply-To')).toBe('p0@exempel.se')
  await expect.poll(() => service.rows("SELECT id FROM mail WHERE kind = 'notify' AND state <> 'written'")).toEqual([])
  for (let number = 1; number < 40; number++) await request(number)
  expect(await service.rows("SELECT id FROM mail WHERE kind = 'notify'")).toHaveLength(2)
  service.clock.now += HOUR_MS
  service.wake()
  await expect.poll(() => service.rows("SELECT id FROM mail WHERE kind = 'notify' AND state <> 'written'")).toEqual([])
  const mail = await service.mailTo(site.email)
  const subject = readHeader(mail, 'Subject').replaceAll('_', ' ')
  expect(subject).toContain(serviceMessages.en.mail.notify.subject.several({ count: 39 }))
  expect(readHeader(mail, 'Reply-To')).toBe('')
  for (let number = 1; number < 40; number++) expect(readPart(mail, 'text/plain')).toContain(`p${number}@exempel.se`)
})

test('a flood of requests does not make a mail that no server takes', async () => {
  const service = await startService()
  await service.send('demo', { EMAIL })
  await service.mailTo(site.email)
  service.clock.now += HOUR_MS / 2
  await service.send('demo', { EMAIL: 'bo@exempel.se' })
  await service.write(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
     INSERT INTO sign_up (id, kind, address, address_key, language, state, created_at, asked_at, notice)
     SELECT 'n' || i, 'demo', 'p' || i || '@exempel.se', 'p' || i || '@exempel.se', 'en', 'received', 0, 0,
       (SELECT notice FROM sign_up WHERE address = 'bo@exempel.se') FROM n`,
  )
  service.clock.now += HOUR_MS
  service.wake()
  await expect.poll(() => service.rows("SELECT id FROM mail WHERE state <> 'written'")).toEqual([])
  const mail = readPart(await service.mailTo(site.email), 'text/plain').replaceAll('\r', '')
  expect(mail.match(/p\d+@exempel\.se/g)).toHaveLength(100)
  expect(mail).toContain(serviceMessages.en.mail.notify.more({ count: 101 }))
})

for (const language of languages) {
  test(`whoever asks for a demo or a trial gets a receipt in their language: ${language}`, async () => {
    const service = await startService()
    for (const kind of ['demo', 'trial'] as const) {
      const EMAIL = `${kind}@exempel.se`
      await service.send(kind, { EMAIL, gdpr: '' }, language)
      await service.send(kind, { EMAIL }, language)
      const mail = await service.mailTo(EMAIL)
      expect(readHeader(mail, 'Content-Language')).toBe(language)
      expect(readHeader(mail, 'Reply-To')).toBe(site.email)
      expect(readPart(mail, 'text/plain')).toContain(serviceMessages[language].mail.receipt[kind].text)
      const left = await service.post(new URL(findLink(mail, 'unsubscribe')).pathname, {})
      expect(left.status).toBe(200)
    }
    expect(await service.rows('SELECT id FROM sign_up')).toEqual([])
  })
}

test('a known address is asked for in as many questions as a new one', async () => {
  const folder = temporaryFolder()
  const settings = { SIGN_UP_DATABASE: `${folder}/sign-ups.db`, ...(await databaseSettings(folder)) }
  const store = createStore(readEnvironment(settings))
  const ask = (list: 'newsletter' | 'demo', typed: string) =>
    store.transaction(async (db) => {
      let questions = 0
      const counted: Connection = {
        all: <T>(...query: Parameters<typeof db.all>) => db.all<T>(...query).finally(() => questions++),
        get: <T>(...query: Parameters<typeof db.get>) => db.get<T>(...query).finally(() => questions++),
        run: (...query) => db.run(...query).finally(() => questions++),
      }
      const email = parseEmailAddress(typed)
      if (typeof email === 'string') throw new Error(email)
      const wording = currentWording(list, 'en')
      const form = { kind: list, email, language: 'en', consented: true, question: 'Why?', wording } as const
      await storeSubmission(counted, form, Date.now())
      return questions
    })
  for (const list of ['newsletter', 'demo'] as const) {
    const asNew = await ask(list, 'a@exempel.se')
    expect(await ask(list, 'a@exempel.se')).toBe(asNew)
    expect(await ask(list, 'b@exempel.se')).toBe(asNew)
    await store.transaction((db) => db.run("UPDATE sign_up SET state = 'confirmed' WHERE kind = 'newsletter'"))
    expect(await ask(list, 'a@exempel.se')).toBe(asNew)
  }
  await store.close()
})
