import { request } from 'node:http'
import { expect, test } from 'vitest'
import { serviceMessages } from '../../../generated/messages/service.ts'
import { currentWording } from '../../../tests/support/current-wording.ts'
import { captureLogs, startService } from '../../../tests/support/sign-up-service.ts'
import { HOUR_MS } from '../durations.ts'
import { MIN_FILL_TIME_MS } from './form-token.ts'

const EMAIL = 'anna@exempel.se'
const OWN_ORIGIN = 'https://www.exempel.se'

/* Submissions that the form routes reject, ask to confirm, rate-limit or ignore. */

const crossSiteRequests: { label: string; headers: Record<string, string>; status: number }[] = [
  { label: 'another site’s page', headers: { 'sec-fetch-site': 'cross-site' }, status: 403 },
  { label: 'another site by an older browser', headers: { origin: 'https://evil.example' }, status: 403 },
  { label: 'a page without an origin', headers: { origin: 'null' }, status: 403 },
  {
    label: 'its own page in WebKit, which calls a new tab cross-site',
    headers: { 'sec-fetch-site': 'cross-site', origin: OWN_ORIGIN },
    status: 200,
  },
  { label: 'its own page', headers: { 'sec-fetch-site': 'same-origin', origin: 'https://other.example' }, status: 200 },
  { label: 'the site’s public address behind a proxy', headers: { origin: OWN_ORIGIN }, status: 200 },
  { label: 'no browser', headers: {}, status: 200 },
]

test.each(crossSiteRequests)('answers a form from $label with $status', async ({ headers, status }) => {
  const service = await startService({ env: { PUBLIC_ADDRESS: OWN_ORIGIN } })
  const response = await service.send('newsletter', { EMAIL }, 'en', headers)
  expect(response.status).toBe(status)
  if (status === 403) expect(await response.text()).toContain(`value="${EMAIL}"`)
})

const suspiciousChanges = [
  { label: 'a form without a token', change: async () => ({ token: '' }) },
  { label: 'a form with a token that somebody made up', change: async () => ({ token: 'mwqf2maq.abcdefg' }) },
  { label: 'a form whose hidden field is filled in', change: async () => ({ b_website: 'https://spam.example' }) },
]

test.each(suspiciousChanges)('asks for one more press after $label, with all that was typed', async ({ change }) => {
  const service = await startService()
  const response = await service.send('newsletter', { EMAIL: 'a@exempel.se', ...(await change()) })
  const page = await response.text()
  expect(response.status).toBe(428)
  expect(page).toContain(serviceMessages.en.pressOnce.title)
  expect(await service.rows('SELECT * FROM sign_up')).toEqual([])

  const fields = readForm(page)
  expect(fields.EMAIL).toContain('a@exempel.se')
  expect(page).toMatch(/type="checkbox"[^>]* checked/)
  const second = await service.post('/subscribe/newsletter', { ...fields, gdpr: 'Y' })
  expect(second.status).toBe(200)
  expect(await service.rows('SELECT address FROM sign_up')).toEqual([{ address: 'a@exempel.se' }])
})

test('asks to agree to the words of now after a form that showed others, with all else that was typed', async () => {
  const service = await startService()
  const response = await service.send('newsletter', { EMAIL: 'a@exempel.se', wording: '00000000' })
  const page = await response.text()
  expect(response.status).toBe(428)
  expect(page).toContain(serviceMessages.en.newWords.title)
  expect(page).not.toMatch(/ checked/)
  expect((await service.post('/subscribe/newsletter', readForm(page))).status).toBe(400)
  expect(await service.rows('SELECT * FROM sign_up')).toEqual([])
  expect((await service.post('/subscribe/newsletter', { ...readForm(page), gdpr: 'Y' })).status).toBe(200)
})

test('asks for one more press after a form that was sent faster than people type', async () => {
  const service = await startService()
  const quick = await (await service.get('/subscribe/token')).text()
  service.clock.now += MIN_FILL_TIME_MS - 1
  const { version: wording } = currentWording('newsletter', 'en')
  const response = await service.post('/subscribe/newsletter', {
    EMAIL: 'b@exempel.se',
    gdpr: 'Y',
    wording,
    token: quick,
  })
  expect(response.status).toBe(428)
})

test('does not take a token from yesterday', async () => {
  const service = await startService()
  const token = await service.token()
  service.clock.now += 24 * HOUR_MS
  expect((await service.send('newsletter', { EMAIL, token })).status).toBe(428)
})

const invalidBodies = [
  { label: 'JSON', type: 'application/json', body: '{"EMAIL":"a@exempel.se"}', status: 415 },
  { label: 'plain text', type: 'text/plain', body: 'EMAIL=a@exempel.se', status: 415 },
  { label: 'a multipart form', type: 'multipart/form-data; boundary=x', body: '--x--', status: 415 },
  {
    label: 'a body without an end',
    type: 'application/x-www-form-urlencoded',
    body: `EMAIL=${'a'.repeat(40_000)}`,
    status: 413,
  },
]

test.each(invalidBodies)('refuses $label with a page in the visitor’s language', async ({ type, body, status }) => {
  const service = await startService()
  const response = await fetch(`${service.address}/sv/subscribe/newsletter`, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })
  expect(response.status).toBe(status)
  expect(await response.text()).toContain(serviceMessages.sv.unreadable.title)
})

test('takes the first of nothing: a field that was sent twice counts as missing', async () => {
  const service = await startService()
  const response = await fetch(`${service.address}/subscribe/newsletter`, {
    method: 'POST',
    body: 'EMAIL=a%40exempel.se&EMAIL=b%40exempel.se&gdpr=Y',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(response.status).toBe(400)
})

test('limits how many forms a visitor and a network may send, and keeps what was typed', async () => {
  const service = await startService({ env: { TRUSTED_PROXIES: '1' } })
  const token = await service.token()
  const statuses = async (count: number, ip: string, fields: Record<string, string> = {}) => {
    const all: number[] = []
    for (let sent = 0; sent < count; sent++) {
      const headers = { 'x-forwarded-for': `203.0.113.9, ${ip}` }
      const response = await service.send('demo', { EMAIL, token, question: 'Why?', ...fields }, 'en', headers)
      all.push(response.status)
      if (response.status === 429) {
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
        const page = await response.text()
        expect(page).toContain(`value="${EMAIL}"`)
        expect(page).toContain('>Why?</textarea>')
      }
    }
    return all
  }
  // Incomplete forms, which are shown again, do not count.
  expect(await statuses(5, '192.0.2.1', { EMAIL: '' })).not.toContain(429)
  expect(await statuses(5, '192.0.2.1', { token: '' })).not.toContain(429)
  expect((await statuses(21, '192.0.2.1')).filter((status) => status === 429)).toHaveLength(1)
  for (const ip of ['192.0.2.2', '192.0.2.3', '192.0.2.4']) expect(await statuses(20, ip)).not.toContain(429)
  expect(await statuses(20, '192.0.2.5')).not.toContain(429)
  // The network 192.0.2.0/24 has reached its limit of 100, which also applies to a new address in it.
  expect(await statuses(1, '192.0.2.6')).toEqual([429])
  expect(await statuses(1, '198.51.100.1')).toEqual([200])
})

test('believes nobody about addresses when no proxy is trusted, and says once that one stands in front', async () => {
  const logs = captureLogs()
  const service = await startService()
  const statuses = new Set<number>()
  for (let sent = 0; sent < 21; sent++) {
    const token = await (
      await fetch(`${service.address}/subscribe/token`, { headers: { 'x-forwarded-for': '192.0.2.1' } })
    ).text()
    service.clock.now += 2000
    const response = await service.send('demo', { EMAIL, token }, 'en', { 'x-forwarded-for': `192.0.2.${sent}` })
    statuses.add(response.status)
  }
  expect(statuses).toContain(429)
  expect(logs().match(/TRUSTED_PROXIES is 0/g)).toHaveLength(1)
})

test('brings whoever opens a form’s address to the form', async () => {
  const service = await startService()
  const response = await service.get('/sv/subscribe/demo')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/sv/sign-up#demo')
})

test('is not cached and not indexed, and its links do not leak', async () => {
  const service = await startService()
  const thanks = await service.send('newsletter', { EMAIL })
  expect(thanks.headers.get('cache-control')).toBe('private, no-cache') // for Back, which cannot send a form again
  const { headers } = await service.send('newsletter', { EMAIL: 'nobody' })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('referrer-policy')).toBe('same-origin')
})

test('an upload that stops half-way saves nothing and holds nobody up', async () => {
  const service = await startService()
  const { hostname, port } = new URL(service.address)
  const half = request({ hostname, port, path: '/subscribe/newsletter', method: 'POST' })
  half.setHeader('content-type', 'application/x-www-form-urlencoded')
  half.setHeader('content-length', 100)
  half.on('error', () => {})
  half.write('EMAIL=a%40exempel.se')
  expect((await service.send('newsletter', { EMAIL })).status).toBe(200)
  half.destroy()
  expect(await service.rows('SELECT address FROM sign_up')).toEqual([{ address: EMAIL }])
})

/** The form data of a page as a browser without scripts sends it; tests add the checkbox. */
function readForm(page: string): Record<string, string> {
  const inputs = [...page.matchAll(/<input type="(?:hidden|email|text)"[^>]*>/g)].map(([input]) => input)
  return Object.fromEntries(
    inputs.map((input) => [/name="([^"]*)"/.exec(input)?.[1] ?? '', /value="([^"]*)"/.exec(input)?.[1] ?? '']),
  )
}
