import type { Page } from '@playwright/test'
import { clientMessages } from '../generated/messages/client.ts'
import { pages } from '../site/pages.ts'
import { localPath, paths } from '../site/paths.ts'
import { breakSignUpForm, simulateTranslator } from './breakable-islands.ts'
import { findCentre, press } from './press.ts'
import { countTabs, documentHeading, expect, holdRequests, inOneLanguage, messages, open, test } from './site.ts'

const EMAIL = 'anna@exempel.se'
const CODE = '**/static/js/*.chunk.js'
const SIGN_UP = '**/static/js/SignUpForm.*.chunk.js'
const SEARCH = '**/static/js/Search.*.chunk.js'

test('hovering over an island shows no message that its code is late', async ({ page }) => {
  await page.clock.install()
  const release = await holdRequests(page, CODE)
  await open(page, paths.planning)
  await page.locator('#flight-time-area').hover()
  await page.clock.runFor(5_000)
  await expect(page.locator('.chunk-note:visible')).toHaveCount(0)
  release()
  await expect(page.locator('[data-island$="FlightTimeCalculator"][data-hydrated]')).toBeAttached()
})

test('the area and minutes of the URL are shown without interaction', async ({ page }) => {
  await open(page, `${paths.planning}?hectares=480&minutes=25#flight-time`)
  await expect(page.locator('#flight-time-area')).toHaveValue('480')
  await expect(page.locator('#flight-time-minutes')).toHaveValue('25')
})

inOneLanguage((language) => {
  const m = messages[language]
  const client = clientMessages[language]

  test('late code shows a loading message, and then handles the press', { tag: '@core' }, async ({ page }) => {
    const release = await holdRequests(page, CODE)
    await open(page, paths.glossary, language)
    const order = page.locator('.glossary__order button').last()
    await press(page, order, 'mouse')
    await expect(page.locator('.chunk-note:visible')).toHaveText(client.loading)
    await expect(page.locator('.chunk-note:visible')).toBeInViewport() // although the list is taller than the viewport
    await expect(page.locator('#announcements')).toHaveText(client.loading)
    release()
    await expect(order).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.chunk-note:visible')).toHaveCount(0)
  })

  test('code that fails to load shows its error, and a retry loads it', { tag: '@core' }, async ({ page }) => {
    await page.route(SEARCH, (route) => route.abort())
    await open(page, '/faq', language)
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(client.chunkFailed)).toBeVisible()
    await dialog.locator('.close-button').click({ trial: true }) // a trial click fails if another element covers the button
    await expect(dialog.getByText('Loading chunk Search failed (other)')).toBeVisible()
    await expect(dialog.locator(`a[href="${localPath('/search', language)}"]`)).toBeVisible()
    const failed = page.waitForEvent('console', (said) => said.text().includes('Loading chunk Search failed'))
    await page.getByRole('searchbox').fill('ndvi') // typing requests the chunk as well
    await failed
    await page.unroute(SEARCH)
    await dialog.getByRole('button', { name: client.retry }).click()
    await expect(dialog.locator('a[href*="#other-sensors"]').first()).toBeVisible()
    await expect(dialog.getByText(client.chunkFailed)).toHaveCount(0)
  })

  for (const [what, prepare] of [
    ['is missing', (page: Page) => page.route(SIGN_UP, (route) => route.abort())],
    ['throws when it is rendered', (page: Page) => breakSignUpForm(page)],
    ['is five seconds late', (page: Page) => holdRequests(page, SIGN_UP)],
  ] as const) {
    test(`a form whose code ${what} keeps what was typed, and can be sent`, async ({ page }) => {
      await prepare(page)
      await open(page, '/sign-up', language)
      const form = page.locator('#newsletter form')
      const email = form.getByLabel(m.signUp.email)
      const thrown = what.startsWith('throws') && page.waitForEvent('console', (said) => said.text().includes('broken'))
      await email.fill(EMAIL)
      await thrown // while the form is being replaced, a press would have no target
      await form.getByRole('checkbox').check()
      const newTab = page.context().waitForEvent('page')
      await form.getByRole('button', { name: m.signUp.newsletter.submit }).click()
      await (await newTab).close()
      await expect(email).toHaveValue(EMAIL)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.signUp.label[language])
      await press(
        page,
        page.getByRole('contentinfo').getByRole('link', { name: pages.faq.label[language], exact: true }),
        'mouse',
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('faq', language))
    })
  }

  test('input survives when React renders a form again after a hydration mismatch', async ({ page }) => {
    await open(page, '/sign-up', language)
    await page.evaluate(simulateTranslator)
    const email = page.locator('#page-newsletter-email')
    const box = page.locator('#page-newsletter-consent')
    await box.check()
    await email.fill(EMAIL)
    await expect(page.locator('#newsletter [data-hydrated]')).toBeAttached()
    await expect(email).toHaveValue(EMAIL)
    await expect(email).toBeFocused()
    await expect(box).toBeChecked()
  })

  test('the first press on an empty form shows its errors on a translated page', async ({ page }) => {
    const release = await holdRequests(page, CODE)
    await open(page, '/sign-up', language)
    await page.evaluate(simulateTranslator)
    const { x, y } = await findCentre(page.locator('#newsletter button[type="submit"]'))
    await page.mouse.move(x, y)
    await page.mouse.down()
    release() // React arrives and renders the form again between mousedown and mouseup
    await page.waitForLoadState('networkidle')
    await page.mouse.up()
    await expect(page.getByText(m.signUp.emailMissing)).toBeVisible()
    await expect(page.locator('#page-newsletter-email')).toBeFocused()
    await page.evaluate(simulateTranslator) // translators process inserted nodes as well
    await page.context().setOffline(true)
    await page.keyboard.type(EMAIL)
    await page.locator('#page-newsletter-consent').check()
    await page.locator('#newsletter button[type="submit"]').click()
    await expect(page.getByRole('alert').filter({ hasText: m.signUp.noContact })).toBeVisible()
    await expect(page.locator('#page-newsletter-email')).toHaveValue(EMAIL)
  })

  for (const [what, act] of [
    ['a double click', (page: Page) => page.locator('#newsletter button[type="submit"]').dblclick()],
    [
      'Enter twice',
      async (page: Page) => {
        await page.locator('#page-newsletter-email').focus()
        await page.keyboard.press('Enter')
        await page.keyboard.press('Enter')
      },
    ],
  ] as const) {
    test(`${what} sends a form once`, { tag: '@core' }, async ({ page }) => {
      let posts = 0
      await page.context().route('**/subscribe/*', async (route) => {
        if (route.request().method() === 'POST') posts++
        await route.continue()
      })
      await page.goto(localPath('/sign-up', language))
      await page.locator('#page-newsletter-email').fill(EMAIL)
      await page.locator('#page-newsletter-consent').check()
      const newTab = page.context().waitForEvent('page')
      await act(page)
      await (await newTab).waitForLoadState('load')
      expect(await countTabs(page)).toBe(2)
      expect(posts).toBe(1)
    })
  }

  test('the first press on an empty form shows the page’s own errors', {
    tag: '@core',
  }, async ({ page }) => {
    await page.goto(localPath('/sign-up', language), { waitUntil: 'commit' })
    await press(page, page.locator('#newsletter button[type="submit"]'), 'mouse')
    await expect(page.getByText(m.signUp.emailMissing)).toBeVisible()
    await expect(page.locator('#page-newsletter-email')).toBeFocused()
  })
})

test('search and calculator work on a page that an extension has translated', async ({ page }) => {
  const release = await holdRequests(page, '**/static/js/FlightTimeCalculator.*.chunk.js')
  await open(page, '/planning-drone-praxis')
  await page.evaluate(simulateTranslator)
  await page.locator('#search-keys').evaluate((keys) => {
    const font = document.createElement('font')
    font.append(...keys.childNodes)
    keys.append(font)
  })
  await page.keyboard.press('/')
  await page.keyboard.type('windthrow', { delay: 30 })
  await expect(page.getByRole('dialog').locator('a[href="/windthrow"]').first()).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('windthrow')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  const area = page.locator('#flight-time-area')
  await area.fill('much')
  release()
  await expect(area).toHaveValue('much')
  await expect(page.locator('#flight-time .field-error')).toBeVisible()
  await page.evaluate(simulateTranslator)
  await area.fill('300')
  await expect(page.locator('#flight-time .field-error')).toHaveCount(0)
  await expect(page.locator('.calculator__results dd').first()).toContainText('50')
})

test('code that does not load within 120 s fails with a timeout', async ({ page }) => {
  await page.clock.install()
  await page.route(SEARCH, () => {}) // never answered
  await open(page, '/faq')
  const react = page.waitForEvent('requestfinished', (request) => /\/react\./.test(request.url()))
  const asked = page.waitForRequest(SEARCH)
  await page.keyboard.press('Control+k')
  await Promise.all([asked, react])
  await page.clock.fastForward(115_000)
  await expect(page.getByText('Loading chunk Search failed')).toHaveCount(0)
  await page.clock.fastForward(6_000)
  // React's chunk may have been loaded, but not evaluated yet.
  await expect(page.getByText(/Loading chunk (Search|react) failed \(timeout\)/)).toBeVisible()
})

test('code that a deployment has removed shows an error, and text is kept', { tag: '@core' }, async ({ page }) => {
  await page.route(SEARCH, (route) => route.fulfill({ status: 404, body: '' }))
  await open(page, '/faq')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('windthrow', { delay: 40 })
  await expect(page.getByText('Loading chunk Search failed (missing)')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('windthrow')
})

for (const [what, failScripts] of [
  ['answer 404', (page: Page) => page.route('**/*.js', (route) => route.fulfill({ status: 404, body: '' }))],
  ['never come', (page: Page) => page.route('**/*.js', () => {})],
] as const) {
  test(`where all scripts ${what}, links lead on, dialogs open and forms are sent`, async ({ page }) => {
    const m = messages.en
    await failScripts(page)
    await page.goto('/faq', { waitUntil: 'commit' })
    const header = page.getByRole('banner')
    await press(page, header.getByRole('button', { name: m.callToAction.demo }), 'mouse')
    const demo = page.getByRole('dialog', { name: m.callToAction.demo })
    await expect(demo).toBeVisible()
    await demo.getByLabel(m.signUp.email).fill(EMAIL)
    const submit = demo.getByRole('button', { name: m.signUp.demo.submit })
    await page.context().setOffline(true)
    await press(page, submit, 'mouse')
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    await expect(submit).not.toHaveAttribute('aria-busy')
    await page.context().setOffline(false)
    const newTab = page.context().waitForEvent('page')
    await press(page, submit, 'mouse')
    await (await newTab).close()
    await page.keyboard.press('Escape')
    await press(page, header.locator('.search-button'), 'mouse')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await press(page, page.getByRole('contentinfo').locator('a[href$="#dialog-privacy"]'), 'mouse')
    await expect(page).toHaveURL('/search#dialog-privacy')
    await header.locator('.language-menu').hover()
    const { x, y } = await findCentre(header.locator('a[hreflang="sv"]'))
    await page.mouse.click(x, y)
    await expect(page.locator('html')).toHaveAttribute('lang', 'sv')
    expect(await page.evaluate(() => localStorage.getItem('selectedLanguage'))).toBe('sv')
  })
}
