import { expect, test } from 'vitest'
import { currentWording } from '../../../tests/support/current-wording.ts'
import { startService } from '../../../tests/support/sign-up-service.ts'
import { runSignups, subscribe } from '../../../tests/support/signups-command.ts'
import { toCsv } from './table.ts'

const EMAIL = 'anna@exempel.se'

test('exports the confirmed addresses with their consent, and no others', async () => {
  const service = await startService()
  await service.send('newsletter', { EMAIL: 'unconfirmed@exempel.se' })
  const { confirm } = await subscribe(service, '=1+1@exempel.se')
  await service.post(confirm, {})
  const { output } = await runSignups(service, 'export', '--kind', 'newsletter', '--format', 'csv')
  expect(output).toContain(`"'=1+1@exempel.se"`)
  expect(output).toContain('"confirmed"')
  expect(output).not.toContain('unconfirmed@exempel.se')
  expect(output).toMatch(/^PUBLIC_ADDRESS is missing: .* lead to http/m)
  const known = { settings: { ...service.settings, PUBLIC_ADDRESS: 'https://www.exempel.se' } }
  const json = JSON.parse((await runSignups(known, 'export', '--kind', 'newsletter', '--format', 'json')).output)
  expect(json).toMatchObject([{ email: '=1+1@exempel.se', consent: 'confirmed', language: 'en' }])
})

const services = [
  {
    format: 'mailchimp',
    head: '"Email Address","Language","Tags"',
    row: '"=1+1@exempel.se","sv","newsletter,newsletter-sv"',
  },
  { format: 'brevo', head: '"EMAIL","LANGUAGE","OPT_IN"', row: '"=1+1@exempel.se","sv","Yes","2026-11-21"' },
  {
    format: 'keila',
    head: '"Email","First name","Last name","Data"',
    row: '"=1+1@exempel.se","","","{""language"":""sv""',
  },
  { format: 'listmonk', head: '"email","name","attributes"', row: '"=1+1@exempel.se","","{""language"":""sv""' },
]

test.each(services)(
  'exports what $format imports, the address as it is, with language and consent',
  async ({ format, head, row }) => {
    const service = await startService()
    const { confirm } = await subscribe(service, '=1+1@exempel.se', 'sv')
    await service.post(confirm, {})
    await service.send('newsletter', { EMAIL: 'unconfirmed@exempel.se' })
    const settings = { ...service.settings, PUBLIC_ADDRESS: 'https://www.exempel.se' }
    const file = (await runSignups({ settings }, 'export', '--kind', 'newsletter', '--format', format)).output
    const [first = '', second = '', rest] = file.split('\r\n')
    expect(first).toContain(head)
    expect(second).toContain(row)
    expect(second).toContain(currentWording('newsletter', 'sv').version)
    expect(rest).toBe('')
    const later = await runSignups(
      { settings },
      'export',
      '--kind',
      'newsletter',
      '--format',
      format,
      '--since',
      '2026-11-22',
    )
    expect(later.output).toBe(`${first}\r\n`)
  },
)

test('whatever somebody else sends in later, the export shows the confirmation and the first consent', async () => {
  const service = await startService()
  const { confirm } = await subscribe(service, EMAIL)
  await service.post(confirm, {})
  await service.send('demo', { EMAIL: 'bo@exempel.se' })
  service.clock.now += 2 * 3_600_000
  await service.send('newsletter', { EMAIL })
  await service.send('demo', { EMAIL: 'bo@exempel.se', gdpr: '' })
  const settings = { ...service.settings, PUBLIC_ADDRESS: 'https://www.exempel.se' }
  const json = async (list: string) =>
    JSON.parse((await runSignups({ settings }, 'export', '--kind', list, '--format', 'json')).output)
  expect(await json('newsletter')).toMatchObject([{ consent: 'confirmed' }])
  expect(await json('demo')).toMatchObject([{ consent: 'given' }])
  expect(await service.rows("SELECT event FROM consent WHERE event = 'not given'")).toHaveLength(1)
})

test('gives the links to leave a list along with it', async () => {
  const service = await startService()
  const { confirm } = await subscribe(service, EMAIL)
  await service.post(confirm, {})
  const settings = { ...service.settings, PUBLIC_ADDRESS: 'https://www.exempel.se' }
  const { output } = await runSignups({ settings }, 'export', '--kind', 'newsletter')
  const link = /https:\/\/www\.exempel\.se(\/subscribe\/unsubscribe\/[^"]+)/.exec(output)?.[1] ?? ''
  expect((await service.post(link, {})).status).toBe(200)
  expect(await service.rows('SELECT id FROM sign_up')).toEqual([])
})

const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '|calc']

test.each(formulas)('a spreadsheet takes %j for text', (value) => {
  expect(toCsv([{ value }], ['value'])).toBe(`"value"\r\n"'${value}"\r\n`)
})

test('writes quotation marks and line breaks as CSV does', () => {
  expect(toCsv([{ value: 'a "b"\nc' }], ['value'])).toBe('"value"\r\n"a ""b""\nc"\r\n')
})
