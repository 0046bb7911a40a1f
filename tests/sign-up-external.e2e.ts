import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { localPath, paths } from '../site/paths.ts'
import { type RunningServer, startServer } from './server.ts'
import { expect, homeMessages, inOneLanguage, messages, test } from './site.ts'

const root = path.resolve(import.meta.dirname, '..')
/** The output of a separate build, because the form actions are part of the prerendered pages. */
const DIST_FOLDER = '.cache/dist-external'

type Received = { method: string; path: string; type: string; fields: Record<string, string> }

let fakeServer: Server
let received: Received[] = []
let server: RunningServer
let origin = ''

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  fakeServer = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const fields = Object.fromEntries(new URLSearchParams(body))
    const { method = '', url = '', headers } = request
    if (method === 'POST') received.push({ method, path: url, type: headers['content-type'] ?? '', fields })
    response.setHeader('content-type', 'text/html').end('<title>Almost finished</title><h1>Almost finished</h1>')
  })
  await new Promise<void>((resolve) => fakeServer.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is always of this type.
  origin = `http://127.0.0.1:${(fakeServer.address() as AddressInfo).port}`
  // The form fields of Mailchimp, with the address of the fake server.
  const settings = {
    SIGN_UP_PROVIDER: 'other',
    SIGN_UP_SERVICE: 'Mailchimp',
    SIGN_UP_ACTION: `${origin}/subscribe/post?u=a1b2&id=c3d4&f_id=e5f6`,
    SIGN_UP_DEMO_ACTION: `${origin}/subscribe/post?u=a1b2&id=c3d4&f_id=0001`,
    SIGN_UP_EMAIL_NAME: 'EMAIL',
    SIGN_UP_QUESTION_NAME: 'MMERGE5',
    SIGN_UP_CONSENT_NAME: 'gdpr[12345]',
    SIGN_UP_CONSENT_VALUE: 'Y',
    SIGN_UP_TAG_NAME: 'tags',
    SIGN_UP_TAG_VALUE: '100',
    SIGN_UP_SV_TAG_VALUE: '200',
    SIGN_UP_DEMO_TAG_VALUE: '300',
    SIGN_UP_DEMO_SV_TAG_VALUE: '400',
    SIGN_UP_ANTI_BOT_NAME: 'b_a1b2_c3d4',
    SIGN_UP_EXTRA: 'subscribe=Subscribe',
    SIGN_UP_TRIAL_PROVIDER: 'embedded',
    VIDEO_EMBED: `${origin}/embed/film`, // is part of the prerendered pages as well
    DIST_FOLDER,
  }
  await build(settings)
  server = await startServer(settings)
})

test.afterAll(async () => {
  await server?.stop()
  fakeServer?.close()
  rmSync(path.join(root, DIST_FOLDER), { recursive: true, force: true })
})

test.beforeEach(() => {
  received = []
})

inOneLanguage((language) => {
  const m = messages[language].signUp

  test('the form is posted directly to the mailing service, and the page shows no success message', async ({
    page,
  }) => {
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.goto(server.address + localPath('/sign-up', language))
    const form = page.getByRole('main').getByRole('tabpanel')
    await expect(form.getByText(m.newTabAt({ service: 'Mailchimp' }))).toBeVisible()
    await expect(form.getByText(m.transfer)).toBeVisible()
    const tab = await fillInAndSend(page, m.newsletter.submit, m.email)
    await expect(tab).toHaveTitle('Almost finished')
    expect(new URL(tab.url()).origin).toBe(origin)
    expect(received).toEqual([
      {
        method: 'POST',
        path: '/subscribe/post?u=a1b2&id=c3d4&f_id=e5f6',
        type: 'application/x-www-form-urlencoded',
        fields: {
          EMAIL: 'anna@exempel.se',
          'gdpr[12345]': 'Y',
          b_a1b2_c3d4: '',
          tags: language === 'en' ? '100' : '200',
          subscribe: 'Subscribe',
        },
      },
    ])
    await expect(form.getByRole('status').filter({ hasText: m.continuesTitle({ service: 'Mailchimp' }) })).toBeVisible()
    await expect(form.getByText(m.successTitle, { exact: true })).toBeHidden()
    await expect(form.getByRole('button', { name: m.newsletter.submit })).toBeVisible()
    expect([...hosts]).toEqual([new URL(server.address).host])
    expect(problems).toEqual([])
  })

  test('ticked questions are sent in the single question field of the service', async ({ page }) => {
    await page.goto(server.address + localPath(paths.beforeYouBuy, language))
    const main = page.getByRole('main')
    const boxes = main.locator('input[name="question"]')
    const [one, two] = await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('value') ?? ''))
    for (const index of [0, 1]) await boxes.nth(index).check()
    const form = main.locator('form')
    await form.getByLabel(m.question).fill('900 ha')
    await form.getByLabel(m.email).fill('anna@exempel.se')
    await expect(form.getByText(m.questionsStay)).toBeHidden()
    const opened = page.context().waitForEvent('page')
    await form.getByRole('button', { name: m.demo.submit }).click()
    await expect(await opened).toHaveTitle('Almost finished')
    expect(received[0]?.fields.MMERGE5?.replaceAll('\r', '')).toBe(`${one}\n${two}\n900 ha`)
    expect(received[0]?.fields).not.toHaveProperty('question')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the demo form is sent to its own action with its own tag, without optional consent', async ({ page }) => {
      await page.goto(server.address + localPath('/sign-up#demo', language))
      const form = page.getByRole('main').locator('form').nth(1)
      await form.getByLabel(m.email).fill('anna@exempel.se')
      await form.getByLabel(m.question).fill('Varför?')
      const opened = page.context().waitForEvent('page')
      await form.getByRole('button', { name: m.demo.submit }).click()
      await expect(await opened).toHaveTitle('Almost finished')
      expect(received).toMatchObject([
        {
          path: '/subscribe/post?u=a1b2&id=c3d4&f_id=0001',
          fields: { tags: language === 'en' ? '300' : '400', MMERGE5: 'Varför?' },
        },
      ])
      expect(received[0]?.fields).not.toHaveProperty('gdpr[12345]')
    })
  })
})

test('the Content-Security-Policy allows form actions of this site and of the mailing service only', async ({
  page,
}) => {
  const response = await page.goto(`${server.address}/sign-up`)
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(/form-action ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${origin}`)
})

inOneLanguage((language) => {
  const { film } = homeMessages[language]

  test('an external video player is loaded only when the visitor presses play', async ({ page }) => {
    const requestedUrls: string[] = []
    page.on('request', (request) => requestedUrls.push(request.url()))
    const response = await page.goto(server.address + localPath('/', language))
    expect(response?.headers()['content-security-policy']).toContain(`frame-src ${origin};`)
    const play = page.getByRole('link', { name: film.play })
    await play.scrollIntoViewIfNeeded()
    await expect(page.getByText(film.outsideNote)).toBeVisible()
    expect(requestedUrls.filter((address) => address.startsWith(origin))).toEqual([])
    await play.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator(`iframe[title="${film.title}"]`)).toBeFocused()
    await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible()
    expect(requestedUrls.filter((address) => address.includes('/static/film/'))).toEqual([])
    expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(`${origin}/embed/film`)
  })
})

test('a form that is not sent to the mailing service is handled by the site', async () => {
  const response = await fetch(`${server.address}/subscribe/trial`, {
    method: 'POST',
    body: new URLSearchParams({ EMAIL: 'anna@exempel.se' }),
  })
  expect(response.status).toBe(428)
})

test('a POST of an external form to the site redirects to the form, and is not accepted', async () => {
  const response = await fetch(`${server.address}/sv/subscribe/demo`, {
    method: 'POST',
    body: new URLSearchParams({ EMAIL: 'anna@exempel.se' }),
    redirect: 'manual',
  })
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/sv/sign-up#demo')
})

async function fillInAndSend(page: Page, button: string, label: string): Promise<Page> {
  const form = page.getByRole('main').getByRole('tabpanel')
  await form.getByLabel(label).fill('anna@exempel.se')
  await form.getByRole('checkbox').check()
  const opened = page.context().waitForEvent('page')
  await form.getByRole('button', { name: button }).click()
  return opened
}

/** Builds the site with other settings into DIST_FOLDER. */
function build(settings: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [path.join(root, 'scripts', 'build.ts')], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build ended with ${code}.`))))
  })
}
