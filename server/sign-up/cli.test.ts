import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findLink } from '../../tests/support/mail-server.ts'
import { openDatabaseInUse } from '../../tests/support/open-database-in-use.ts'
import {
  databaseSettings,
  speedUpClock,
  startService,
  temporaryFolder,
  usesPostgres,
} from '../../tests/support/sign-up-service.ts'
import { runSignups, subscribe } from '../../tests/support/signups-command.ts'

const EMAIL = 'anna@exempel.se'

test('lists the sign-ups of all lists, or of one', async () => {
  const service = await startService()
  await service.send('newsletter', { EMAIL })
  await service.send('demo', { EMAIL: 'bo@exempel.se' }, 'sv')
  expect((await runSignups(service, 'list')).output).toMatch(/"bo@exempel\.se","demo","received","sv"/)
  const newsletter = (await runSignups(service, 'list', '--kind', 'newsletter')).output
  expect(newsletter).toContain(`"${EMAIL}","newsletter","unconfirmed","en"`)
  expect(newsletter).not.toContain('bo@exempel.se')
})

test('keeps what a visitor would like to know, and gives it to the owner', async () => {
  const service = await startService()
  await service.send('demo', { EMAIL, question: 'Do you find bark beetles?' })
  service.clock.now += 2 * 3_600_000
  await service.send('demo', { EMAIL, question: 'And what does it cost?' })
  const asked = 'Do you find bark beetles?\n\nAnd what does it cost?'
  expect(JSON.parse((await runSignups(service, 'show', EMAIL)).output).signUps).toMatchObject([{ question: asked }])
  expect((await runSignups(service, 'export', '--kind', 'demo')).output).toContain(`"${asked}"`)
  await runSignups(service, 'erase', EMAIL)
  expect(await service.rows('SELECT question FROM sign_up')).toEqual([])
})

test.skipIf(usesPostgres || process.getuid?.() !== 0)('what root restores, the service can open', async () => {
  const service = await startService()
  await subscribe(service, EMAIL)
  const copy = path.join(service.folder, 'copy.db')
  await runSignups(service, 'backup', copy)
  const place = path.join(temporaryFolder(), 'state')
  mkdirSync(place)
  chownSync(place, 65_534, 65_534)
  const file = path.join(place, 'sign-ups.db')
  await runSignups({ settings: { SIGN_UP_DATABASE: file, MAIL_OUTBOX: path.join(place, 'outbox') } }, 'restore', copy)
  for (const name of [file, ...readdirSync(place).map((name) => path.join(place, name))])
    expect([statSync(name).uid, statSync(name).gid, statSync(name).mode & 0o077], name).toEqual([65_534, 65_534, 0])
})

test('shows everything about a person, however the address is written', async () => {
  const service = await startService()
  await service.send('newsletter', { EMAIL })
  await service.send('trial', { EMAIL, gdpr: '' })
  const shown = JSON.parse((await runSignups(service, 'show', 'ANNA@Exempel.se')).output)
  expect(shown.signUps).toMatchObject([
    { kind: 'newsletter', consents: [{ event: 'given' }] },
    { kind: 'trial', consents: [{ event: 'not given' }] },
  ])
  expect((await runSignups(service, 'show', 'nobody@exempel.se')).output).toContain('Nothing is stored')
})

test('erases a person from all lists, from the outbox and from the file itself', async () => {
  const service = await startService()
  for (const kind of ['newsletter', 'demo'] as const) await service.send(kind, { EMAIL })
  await service.mails(3) // one to the owner, one to the visitor from each list
  await expect.poll(() => service.rows("SELECT id FROM mail WHERE state <> 'written'")).toEqual([])
  expect((await runSignups(service, 'erase', EMAIL)).output).toContain('newsletter, demo')
  for (const table of ['sign_up', 'consent', 'mail']) expect(await service.rows(`SELECT * FROM ${table}`)).toEqual([])
  expect(await service.mails(0)).toEqual([])
  if (usesPostgres) return
  for (const end of ['', '-wal']) expect(readFileSync(service.file + end).includes(EMAIL)).toBe(false)
})

test.skipIf(usesPostgres)(
  'says that an erased person can still be read on the disk while a reader keeps the log',
  async () => {
    const service = await startService()
    await subscribe(service, EMAIL)
    const reader = openDatabaseInUse(service.file, { readOnly: true })
    reader.exec('BEGIN; SELECT * FROM sign_up')
    reader.prepare('SELECT * FROM sign_up').all()
    const first = await runSignups(service, 'erase', EMAIL)
    expect(first.status).toBe(1)
    expect(first.output).toContain('can still be read on the disk')
    reader.close()
    const second = await runSignups(service, 'erase', EMAIL)
    expect(second.status).toBe(0)
    for (const end of ['', '-wal']) expect(readFileSync(service.file + end).includes(EMAIL)).toBe(false)
  },
)

test('copies the database while the site runs, and brings back what was lost, but nobody who left', async () => {
  const service = await startService()
  const leaver = await subscribe(service, EMAIL)
  await subscribe(service, 'bo@exempel.se')
  const copy = path.join(service.folder, 'copy.db')
  expect((await runSignups(service, 'backup', copy)).status).toBe(0)
  expect((await runSignups(service, 'backup', copy)).output).toContain('exists')
  await service.post(leaver.unsubscribe, {})
  await service.write("DELETE FROM sign_up WHERE address = 'bo@exempel.se'")

  expect((await runSignups(service, 'restore', copy)).output).toContain(
    'Added 1. Already there: 0. Left out because they have unsubscribed: 1.',
  )
  expect(await service.rows('SELECT address FROM sign_up')).toEqual([{ address: 'bo@exempel.se' }])
  expect(await service.rows('SELECT event FROM consent')).toEqual([{ event: 'given' }])
})

test('restores into nothing so that the links in old mails still work', async () => {
  const service = await startService()
  const { confirm } = await subscribe(service, EMAIL)
  const copy = path.join(service.folder, 'copy.db')
  expect((await runSignups(service, 'backup', copy)).output).toContain('Copied')
  await service.stop()
  const fresh = await startService({ folder: temporaryFolder() })
  expect((await runSignups(fresh, 'restore', copy)).output).toContain('Added 1')
  expect((await fresh.post(confirm, {})).status).toBe(200)
})

test.runIf(usesPostgres)(
  'takes everything from the file to PostgreSQL and back by a backup, mails that wait included',
  async () => {
    const folder = temporaryFolder()
    const away = {
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_SENDER: 'a@exempel.se',
      PUBLIC_ADDRESS: 'https://www.exempel.se',
    }
    const service = await startService({ folder, env: { DATABASE_URL: '', ...away } })
    await service.send('newsletter', { EMAIL })
    await service.send('demo', { EMAIL: 'bo@exempel.se', question: 'Why?' }, 'sv')
    await service.stop()
    const file = { settings: { ...service.settings, DATABASE_URL: '' } }
    const postgres = { settings: { ...service.settings, ...(await databaseSettings(folder)) } }
    const [one, two] = [path.join(folder, 'one.db'), path.join(folder, 'two.db')]
    await runSignups(file, 'backup', one)
    expect((await runSignups(postgres, 'restore', one, '--with-mail')).output).toContain('Added 2.')
    expect((await runSignups(postgres, 'mail')).output.match(/"waiting"/g)).toHaveLength(3)
    const site = await startService({ folder, now: service.clock.now + 3_600_000 }) // after the backoff of failed mails
    await expect.poll(() => site.rows("SELECT state FROM mail WHERE state <> 'written'")).toEqual([])
    const confirm = new URL(findLink(await site.mailTo(EMAIL), 'confirm')).pathname
    expect((await site.post(confirm, {})).status).toBe(200)
    await site.stop()
    await runSignups(postgres, 'backup', two)
    const back = { settings: { ...file.settings, SIGN_UP_DATABASE: path.join(folder, 'back.db') } }
    await runSignups(back, 'restore', two)
    expect((await runSignups(back, 'list')).output).toContain(`"${EMAIL}","newsletter","confirmed"`)
  },
)

test('shows the mails that have not left and sends them again when told to', async () => {
  const service = await startService()
  await subscribe(service, EMAIL)
  await expect
    .poll(async () => (await runSignups(service, 'mail')).output)
    .toMatch(/"anna@exempel\.se","newsletter","confirm","written"/)
  expect((await runSignups(service, 'resend', 'written')).output).toContain('1 in the queue again')
  expect(await service.rows('SELECT state, attempts FROM mail')).toEqual([{ state: 'waiting', attempts: 0 }])
})

const mistakes: { label: string; args: string[]; answer: string | RegExp }[] = [
  { label: 'an unknown command', args: ['lst'], answer: /“lst” is no command[\s\S]*signups -- list/ },
  { label: 'an unknown list', args: ['list', '--kind', 'x'], answer: '“x” is no kind. There are: newsletter' },
  { label: 'an unknown option', args: ['list', '--lst'], answer: "Unknown option '--lst'" },
  { label: 'an option without its value', args: ['list', '--kind'], answer: '--kind' },
  { label: 'a word too many', args: ['list', 'newsletter'], answer: '“newsletter” is one word too many' },
  { label: 'two addresses', args: ['erase', 'a@exempel.se', 'b@exempel.se'], answer: '“b@exempel.se” is one word' },
  { label: 'no list to export', args: ['export'], answer: '--kind newsletter' },
  { label: 'an unknown form', args: ['export', '--kind', 'demo', '--format', 'xls'], answer: '--format is one of csv' },
  { label: 'no day', args: ['export', '--kind', 'demo', '--since', '2026-13-40'], answer: '--since is a day' },
  { label: 'an empty day', args: ['export', '--kind', 'demo', '--since', ''], answer: '--since is a day' },
  { label: 'a kind to erase', args: ['erase', EMAIL, '--kind', 'demo'], answer: '“erase” has no --kind. See:' },
  { label: 'a day to list', args: ['list', '--since', '2026-11-21'], answer: '“list” has no --since. See:' },
  { label: 'nobody to show', args: ['show'], answer: /^Say whose\. For example: show name@/ },
  { label: 'nobody to erase', args: ['erase'], answer: /^Say whose\. For example: erase name@/ },
  { label: 'no address', args: ['erase', 'anna'], answer: /^“anna” is no e-mail address\. For example: erase name@/ },
  { label: 'no place for a backup', args: ['backup'], answer: 'Say where to: backup' },
  { label: 'a folder for a backup', args: ['backup', '.'], answer: '. exists. Choose another name' },
  { label: 'no backup to restore', args: ['restore'], answer: 'Say which: restore' },
  { label: 'no backup', args: ['restore', 'nowhere.db'], answer: 'There is no file nowhere.db' },
  { label: 'a folder as backup', args: ['restore', 'server'], answer: 'server is no file' },
  { label: 'no mail to send', args: ['resend'], answer: 'Say which: resend written' },
  { label: 'an unknown mail', args: ['resend', 'lost'], answer: 'There is no mail “lost”' },
]

test.each(mistakes)('says what is wrong with $label, and ends with an error', async ({ args, answer }) => {
  const service = await startService()
  await service.get('/health') // creates the database
  const { status, output } = await runSignups(service, ...args)
  expect(status).toBe(1)
  expect(output).toMatch(answer)
  expect(output).not.toMatch(/^\s+at /m)
})

test.skipIf(usesPostgres)('does not make a database where there is none', async () => {
  const folder = temporaryFolder()
  const file = path.join(folder, 'sign-ups.db')
  const { status, output } = await runSignups({ settings: { SIGN_UP_DATABASE: file, MAIL_OUTBOX: folder } }, 'list')
  expect(status).toBe(1)
  expect(output).toContain('SIGN_UP_DATABASE')
  expect(existsSync(file)).toBe(false)
  const at = { settings: { SIGN_UP_DATABASE: file, MAIL_OUTBOX: folder } }
  for (const [word, answer] of Object.entries({ erase: 'Say whose', lst: 'no command' }))
    expect((await runSignups(at, word)).output).toContain(answer) // rather than an empty result
})

test.skipIf(usesPostgres)('says in a sentence what the machine has against a command', async () => {
  const folder = temporaryFolder()
  const file = path.join(folder, 'sign-ups.db')
  const at = { settings: { SIGN_UP_DATABASE: file, MAIL_OUTBOX: folder } }
  const service = await startService({ folder })
  await service.stop()
  const holder = openDatabaseInUse(file)
  holder.exec('BEGIN IMMEDIATE')
  speedUpClock()
  const locked = await runSignups(at, 'resend', 'dead')
  const nowhere = await runSignups(at, 'backup', path.join(folder, 'none', 'copy.db'))
  const noDatabase = await runSignups(at, 'restore', path.resolve('package.json'))
  holder.close()
  expect(locked.output).toBe(
    `${file}: database is locked. Another program has it open: try again when that has ended.\n`,
  )
  expect(nowhere.output).toMatch(/^There is no folder \S+none\.\n$/)
  expect(noDatabase.output).toMatch(
    /package\.json is no backup of sign-ups \(file is not a database\)\. Nothing has changed\.\n$/,
  )
  for (const { output, status } of [locked, nowhere, noDatabase]) {
    expect(output).not.toMatch(/^\s+at /m)
    expect(status).toBe(1)
  }
})

test('ends as a process does: with an exit code, and quietly when nobody reads on', async () => {
  const service = await startService()
  await service.get('/health') // opens the database
  const command = '"$0" --disable-warning=ExperimentalWarning scripts/signups.ts list'
  const child = spawn('sh', ['-c', `${command} | true; ${command} --lst`, process.execPath], {
    env: { ...process.env, ...service.settings },
  })
  const ended = once(child, 'exit')
  const output = await child.stderr.setEncoding('utf8').toArray()
  expect(output.join('')).toMatch(/^Unknown option '--lst'.*\n$/)
  expect(await ended).toEqual([1, null])
})
