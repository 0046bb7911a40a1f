import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { serviceMessages } from '../../../content/messages/service.ts'
import { headerOf, linkIn, type MailServer, partOf, startMailServer } from '../../../tests/stand-ins/mail-server.ts'
import { type RunningService, startService } from '../../../tests/stand-ins/sign-up-service.ts'
import { readEnvironment } from '../../settings.ts'
import { readArguments } from '../owner/arguments.ts'
import { sendNewsletter } from '../owner/newsletter.ts'
import { openStore } from '../store/open-store.ts'

const TEST = ['--test', 'me@exempel.se']

test('sends to all who have confirmed, each in their language, nobody twice, after a test', async () => {
  const { service, mails, send, texts } = await prepare({ en: 2, sv: 1 })
  await service.write("UPDATE sign_up SET state = 'unconfirmed' WHERE address = 'en1@exempel.se'")
  await expect(send()).rejects.toThrow('Nobody has seen this message yet. Send it to yourself first')
  expect(await send(...TEST)).toContain('A test in English')
  expect(mails.received.splice(0).flatMap(({ to }) => to)).toEqual(['me@exempel.se', 'me@exempel.se'])

  expect(await send()).toContain('Sent: 2. Refused: 0. Not certain: 0. Still to be sent: 0.')
  expect(mails.received.flatMap(({ to }) => to).toSorted()).toEqual(['en0@exempel.se', 'sv0@exempel.se'])
  const { source = '' } = mails.received.find(({ to }) => to.includes('sv0@exempel.se')) ?? {}
  expect(headerOf(source, 'Content-Language')).toBe('sv')
  expect(headerOf(source, 'Precedence')).toBe('bulk')
  expect(headerOf(source, 'List-Unsubscribe')).toBe(`<${linkIn(source, 'unsubscribe')}>`)
  expect(headerOf(source, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  for (const type of ['text/plain', 'text/html'] as const) {
    expect(partOf(source, type)).toContain('Nytt om gallring')
    expect(partOf(source, type)).toContain(serviceMessages.sv.mail.newsletterUnsubscribeText)
  }
  const gone = await service.post(new URL(linkIn(source, 'unsubscribe')).pathname, {})
  expect(gone.status).toBe(200)
  expect(await service.rows("SELECT address FROM sign_up WHERE address = 'sv0@exempel.se'")).toEqual([])

  expect(await send()).toContain('Everybody has “thinning” already. Another message needs another name.')
  texts({ en: '# Thinning\n\nChanged.' })
  await expect(send()).rejects.toThrow('The text has changed since it was tested.')
  expect(mails.received).toHaveLength(2)
})

test('leaves nobody out by mistake when a language is missing, and lets it follow later', async () => {
  const { mails, send, texts } = await prepare({ en: 1, sv: 2 }, { en: '# Thinning\n\nNews.' })
  await send(...TEST)
  await expect(send()).rejects.toThrow('2 of the subscribers read Svenska, and there is no thinning_sv.md.')
  expect(await send('--only', 'en')).toContain('Sent: 1.')
  texts({ sv: '# Gallring\n\nNytt.' })
  await send(...TEST)
  expect(await send()).toContain('Sent: 3.')
  const addressed = mails.received.flatMap(({ to }) => to).filter((to) => to !== 'me@exempel.se')
  expect(addressed.toSorted()).toEqual(['en0@exempel.se', 'sv0@exempel.se', 'sv1@exempel.se'])
})

test('stops with a sentence when the mail server is away, goes on when called again, and skips who has left', async () => {
  const { service, mails, send, restart } = await prepare({ en: 5 })
  await send(...TEST)
  await mails.stop()
  expect(await send()).toContain('The mail server does not take mail')
  expect(process.exitCode).toBe(1)
  process.exitCode = 0
  await service.write("DELETE FROM sign_up WHERE address = 'en2@exempel.se'")
  await service.write("UPDATE mail SET due_at = 0 WHERE kind = 'newsletter'")
  const again = await restart()
  expect(await send()).toContain('Sent: 4. Refused: 0. Not certain: 0. Still to be sent: 0.')
  expect(again.received.flatMap(({ to }) => to)).not.toContain('en2@exempel.se')
  await again.stop()
})

test('keeps to the rate', async () => {
  const { send } = await prepare({ en: 3 })
  await send(...TEST)
  const began = performance.now()
  await send('--rate', '300')
  expect(performance.now() - began).toBeGreaterThan(3 * 200 - 20)
})

/** A long run by hand: KILLS=200 npm run unit -- server/sign-up/newsletter */
const kills = Number(process.env.KILLS ?? 2)

test(
  'killed at random and called again, it loses nobody and sends nobody two',
  async () => {
    const people = kills * 5
    const { service, mails, send, settings, place } = await prepare({ en: people })
    await send(...TEST)
    mails.received.length = 0
    let running: ChildProcess | null = null
    const start = () => {
      const words = ['--disable-warning=ExperimentalWarning', path.resolve('scripts/signups.ts'), 'send', place]
      running = spawn(process.execPath, [...words, '--rate', '60000'], {
        env: { ...process.env, ...settings },
        stdio: 'ignore',
      })
      return running
    }
    onTestFinished(() => void running?.kill('SIGKILL'))
    for (let kill = 0; kill < kills; kill++) {
      const child = start()
      const before = mails.received.length
      await expect.poll(() => mails.received.length > before || child.exitCode !== null, { timeout: 90_000 }).toBe(true)
      await pause(Math.random() * 20)
      const ended = child.exitCode === null ? once(child, 'exit') : null
      child.kill('SIGKILL')
      await ended
      await service.write('UPDATE mail SET claimed_until = 0 WHERE claim IS NOT NULL') // as if the minutes had passed
    }
    const [code] = await once(start(), 'exit')
    expect(code).toBe(0)
    const arrived = mails.received.flatMap(({ to }) => to)
    expect(new Set(arrived).size).toBe(arrived.length)
    const stored = await service.rows(
      "SELECT mail.state AS state, address FROM mail JOIN sign_up ON sign_up.id = mail.sign_up WHERE issue = 'thinning'",
    )
    expect(stored).toHaveLength(people)
    for (const { address, state } of stored) {
      if (state === 'sent') expect(arrived).toContain(address)
      else expect(state).toBe('uncertain')
    }
    expect(stored.filter(({ state }) => state === 'uncertain').length).toBeLessThanOrEqual(kills)
  },
  60_000 + kills * 20_000,
)

const both = { en: '# Thinning\n\nNews of [thinning](/guides).', sv: '# Gallring\n\nNytt om gallring.' }

/** A service with so many confirmed subscribers in each language, a mail server, and a message in a folder. */
async function prepare(people: Record<string, number>, written: Record<string, string> = both) {
  const first = await startMailServer()
  onTestFinished(() => first.stop())
  const service = await startService()
  await expect.poll(() => service.rows("SELECT name FROM setting WHERE name = 'secret'")).toHaveLength(1)
  for (const [language, count] of Object.entries(people)) {
    const rows = Array.from({ length: count }, (_, at) => {
      const address = `${language}${at}@exempel.se`
      return `('${language}${at}', 'newsletter', '${address}', '${address}', '${language}', 'confirmed', ${at}, ${Date.now()})`
    })
    const columns = 'id, list, address, address_key, language, state, created_at, asked_at'
    await service.write(`INSERT INTO sign_up (${columns}) VALUES ${rows.join(', ')}`)
  }
  const place = path.join(service.folder, 'thinning')
  const texts = (of: Record<string, string>) => {
    for (const [language, text] of Object.entries(of)) writeFileSync(`${place}_${language}.md`, text)
  }
  texts(written)
  const settings = settingsFor(service, first)
  // The links of a message are tried when it is tested; there is no such site.
  vi.stubGlobal('fetch', quietly(fetch))
  onTestFinished(() => void vi.unstubAllGlobals())
  const send = (...words: string[]) => command(['send', place, '--rate', '60000', ...words], settings)
  const restart = () => startMailServer({}, first.port)
  return { service, mails: first, send, texts, settings, place, restart }
}

function settingsFor(service: RunningService, { port }: MailServer): Record<string, string> {
  const mail = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_SENDER: 'news@exempel.se' }
  return { ...service.settings, ...mail, PUBLIC_ADDRESS: 'https://www.exempel.se' }
}

/** Asks nothing of the network beyond this machine. */
function quietly(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (String(input).startsWith('http://127.0.0.1')) return ask(input, init)
    return new Response('', { status: 200 })
  }
}

/** Does what `npm run signups --` does with these words; gives what it said. */
async function command(words: string[], settings: Record<string, string>): Promise<string> {
  const said: string[] = []
  const spies = (['log', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((line) => void said.push(String(line))),
  )
  const environment = readEnvironment(settings)
  const store = openStore(environment)
  try {
    await sendNewsletter(store, readArguments(words), environment)
  } finally {
    await store.close()
    for (const spy of spies) spy.mockRestore()
  }
  return said.join('\n')
}
