import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { serviceMessages } from '../generated/messages/service.ts'
import { MIN_FILL_TIME_MS } from '../server/sign-up/routes/form-token.ts'
import { site } from '../site/facts.ts'
import type { Language } from '../site/languages.ts'
import { localPath, paths } from '../site/paths.ts'
import { signUpKinds } from '../site/sign-up.ts'
import { isFullRun } from './full-run.ts'
import { type RunningServer, startServer } from './server.ts'
import { test as base, documentText, expect, inOneLanguage, messages, open } from './site.ts'
import { findLink, readHeader, readPart } from './support/mail-server.ts'

type Service = RunningServer & { mailTo: (email: string) => Promise<string> }

/** Playwright's test with a server for each test, so that sign-ups, mails and rate limits are isolated. */
const test = base.extend<{ service: Service }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  service: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sign-up-'))
    const server = await startServer({ MAIL_OUTBOX: folder, SIGN_UP_DATABASE: path.join(folder, 'sign-ups.db') })
    const find = (email: string) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(path.join(folder, name), 'utf8'))
        .find((mail) => readHeader(mail, 'To') === email)
    const mailTo = async (email: string) => {
      await expect.poll(() => find(email)).toBeTruthy()
      return find(email) ?? ''
    }
    await use({ ...server, mailTo })
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  },
  baseURL: async ({ service }, use) => use(service.address),
})

inOneLanguage((language) => {
  const m = messages[language].signUp
  const s = serviceMessages[language]

  test('the newsletter: form, new tab, success in the form, mail, confirmation, unsubscribing', {
    tag: '@core',
  }, async ({ page, service }) => {
    const problems = recordProblems(page)
    await page.goto(localPath('/sign-up', language))
    await fillIn(page, language)
    const tab = await submitForm(page, m.newsletter.submit)
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(s.received.newsletter.title)
    await expect(tab.getByText(s.received.newsletter.text({ visitorEmail: 'anna@exempel.se' }))).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: m.successTitle })).toContainText(m.successNewsletter)
    await tab.close()

    const mail = await service.mailTo('anna@exempel.se')
    await page.goto(findLink(mail, 'confirm'))
    await expect(page.getByText(s.confirm.text({ visitorEmail: 'anna@exempel.se' }))).toBeVisible()
    await page.getByRole('button', { name: s.confirm.button }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.confirmed.title)
    await page.goto(findLink(mail, 'unsubscribe'))
    await page.getByRole('button', { name: s.unsubscribe.button }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.unsubscribed.title)
    expect(problems).toEqual([])
  })

  for (const kind of isFullRun ? (['demo', 'trial'] as const) : (['demo'] as const)) {
    test(`a ${kind} request from its dialog reaches the owner, without optional consent`, { tag: '@core' }, async ({
      page,
      service,
    }) => {
      await open(page, '/faq', language)
      await page.getByRole('banner').getByRole('button', { name: messages[language].callToAction[kind] }).click()
      const dialog = page.getByRole('dialog', { name: messages[language].callToAction[kind] })
      await fillIn(dialog.page(), language, dialog)
      await dialog.getByRole('checkbox').uncheck()
      await dialog.getByLabel(m.question).fill('Granbarkborre?\n“Hur” & när')
      const tab = await submitForm(page, m[kind].submit, dialog)
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(s.received[kind].title)
      await expect(dialog.getByRole('status').filter({ hasText: m.successTitle })).toBeVisible()
      const notice = await service.mailTo(site.email)
      expect(readHeader(notice, 'Reply-To')).toBe('anna@exempel.se')
      expect(readPart(notice, 'text/plain').replaceAll('\r', '')).toContain('Granbarkborre?\n“Hur” & när')
      const receipt = await service.mailTo('anna@exempel.se')
      expect(readPart(receipt, 'text/plain')).toContain(s.mail.receipt[kind].text)
    })
  }

  const [one, two] = documentText('before-you-buy', language)
    .matchAll(/- \[ \] \*\*(.+?)\*\*/g)
    .map(([, words]) => words ?? '')

  test('two ticked questions reach the owner in one request', { tag: '@core' }, async ({ page, service }) => {
    await open(page, paths.beforeYouBuy, language)
    const main = page.getByRole('main')
    await main.getByRole('checkbox', { name: one }).check()
    await main.getByRole('checkbox', { name: two }).check()
    await open(page, paths.faq, language)
    await page.goBack() // restores the ticked boxes
    const form = main.locator('form')
    await form.getByLabel(m.question).fill('900 ha')
    await fillIn(page, language, form)
    const tab = await submitForm(page, m.demo.submit, form)
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(s.received.demo.title)
    const notice = readPart(await service.mailTo(site.email), 'text/plain').replaceAll('\r', '')
    expect(notice).toContain(`${one}\n${two}\n900 ha`)
  })

  test('non-ASCII letters are rejected before the @ with their own message, and accepted after it', async ({
    page,
  }) => {
    await open(page, '/sign-up', language)
    const form = page.getByRole('main').getByRole('tabpanel')
    await form.getByLabel(m.email).fill('åsa@exempel.se')
    await form.getByRole('button', { name: m.newsletter.submit }).click()
    await expect(form.getByText(m.emailForeign)).toBeVisible()
    await form.getByLabel(m.email).fill('\u00a0asa@blåbär.se') // a no-break space, as copied from a web page
    await form.getByRole('button', { name: m.newsletter.submit }).click()
    await expect(form.getByText(m.consentMissing)).toBeVisible()
    await expect(form.getByText(m.emailForeign)).toBeHidden()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    for (const kind of isFullRun ? signUpKinds : (['trial'] as const)) {
      test(`the ${kind} form asks for a second press and keeps its input`, { tag: '@core' }, async ({
        page,
        service,
      }) => {
        await page.goto(localPath(`/sign-up#${kind}`, language))
        const panel = page.getByRole('main').locator('form').nth(signUpKinds.indexOf(kind))
        await panel.getByLabel(m.email).fill('bo@exempel.se')
        await panel.getByRole('checkbox').check()
        if (kind !== 'newsletter') await panel.getByLabel(m.question).fill('Varför?\n<b>')
        const tab = await submitForm(page, m[kind].submit, panel)
        await expect(tab.getByRole('heading', { level: 1 })).toHaveText(s.pressOnce.title)
        await expect(tab.getByLabel(m.email)).toHaveValue('bo@exempel.se')
        await expect(tab.getByRole('checkbox')).toBeChecked()
        if (kind !== 'newsletter') await expect(tab.getByLabel(m.question)).toHaveValue('Varför?\n<b>')
        await tab.getByRole('button', { name: m[kind].submit }).click()
        await expect(tab.getByRole('heading', { level: 1 })).toHaveText(s.received[kind].title)
        await service.mailTo('bo@exempel.se')
      })
    }

    test('ticked questions are shown for a second press, and sent in one request', async ({ page, service }) => {
      await page.goto(localPath(paths.beforeYouBuy, language))
      const main = page.getByRole('main')
      await main.getByRole('checkbox', { name: one }).check()
      await main.getByRole('checkbox', { name: two }).check()
      const form = main.locator('form')
      await form.getByLabel(m.email).fill('bo@exempel.se')
      const tab = await submitForm(page, m.demo.submit, form)
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(s.pressOnce.title)
      await expect(tab.getByLabel(m.question)).toHaveValue(`${one}\n${two}`)
      await tab.getByRole('button', { name: m.demo.submit }).click()
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(s.received.demo.title)
      const notice = readPart(await service.mailTo(site.email), 'text/plain').replaceAll('\r', '')
      expect(notice).toContain(`${one}\n${two}`)
    })

    test('an invalid address is explained on a page with the form', { tag: '@core' }, async ({ page, service }) => {
      const response = await page.request.post(`${service.address}${localPath('/subscribe/newsletter', language)}`, {
        form: { EMAIL: 'åsa@exempel.se' },
      })
      await page.setContent(await response.text())
      await expect(page.getByText(m.emailForeign)).toBeVisible()
      await expect(page.getByText(m.consentMissing)).toBeVisible()
      await expect(page.getByLabel(m.email)).toHaveAttribute('aria-invalid', 'true')
    })
  })

  for (const scheme of isFullRun ? (['light', 'dark'] as const) : (['dark'] as const)) {
    test(`the response page is accessible and fits a narrow phone: ${scheme}`, async ({ browser, service }) => {
      const context = await browser.newContext({ colorScheme: scheme, viewport: { width: 320, height: 640 } })
      const page = await context.newPage()
      const problems = recordProblems(page)
      await page.goto(`${service.address}${localPath('/sign-up', language)}`)
      const form = page.getByRole('main').locator('form').first()
      await form.evaluate((element: HTMLFormElement) => {
        element.target = '' // in this tab and without a token, for the most complex response page
        element.submit()
      })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(s.faults.title)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      expect(problems.filter((text) => !text.includes('400'))).toEqual([])
      await context.close()
    })
  }
})

test('the response page has the chosen theme', async ({ page, service }) => {
  await page.goto('/sign-up')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.goto(`${service.address}/subscribe/confirm/unknown`)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the response page complies with the strict Content-Security-Policy', async ({ page, service }) => {
  const response = await page.goto(`${service.address}/subscribe/confirm/unknown`)
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).toContain("form-action 'self';")
  expect(await response?.text()).not.toMatch(/ style=|<style|<script>/)
})

type Scope = Pick<Page, 'getByLabel' | 'getByRole'>

async function fillIn(page: Page, language: Language, scope?: Scope): Promise<void> {
  const form = scope ?? page.getByRole('main').getByRole('tabpanel')
  const m = messages[language].signUp
  await form.getByLabel(m.email).click()
  await expect(page.locator('form:focus-within input[name="token"]')).not.toHaveValue('')
  const began = Date.now()
  await form.getByLabel(m.email).fill('anna@exempel.se')
  await form.getByRole('checkbox').check()
  // The service rejects forms that are filled in faster than MIN_FILL_TIME_MS by its own clock.
  await expect.poll(() => Date.now() - began).toBeGreaterThan(MIN_FILL_TIME_MS + 50)
}

async function submitForm(page: Page, name: string, scope: Scope = page.getByRole('main')): Promise<Page> {
  const tab = page.context().waitForEvent('page')
  await scope.getByRole('button', { name, exact: true }).click()
  return tab
}

/** Collects console errors and warnings and uncaught errors of all tabs. */
function recordProblems(page: Page): string[] {
  const problems: string[] = []
  page.context().on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  page.context().on('weberror', (error) => problems.push(String(error.error())))
  return problems
}
