import type { Browser, Page } from '@playwright/test'
import { languageNames, languageStorageKey } from '../site/languages.ts'
import { pages } from '../site/pages.ts'
import { documentHeading, expect, messages, open, test } from './site.ts'

/** Opens a tab in a new browser context with a locale and, optionally, a stored choice of language. */
async function openInLocale(browser: Browser, locale: string, stored?: string) {
  const context = await browser.newContext({ locale, baseURL: process.env.SITE })
  if (stored !== undefined) {
    await context.addInitScript(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [languageStorageKey, stored],
    )
  }
  return await context.newPage()
}

/** Makes web storage throw, as some browsers do in private windows. Runs in the page as an init script. */
function makeStorageThrow() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('closed', 'SecurityError')
      },
    })
  }
}

// site/languages.test.ts tests which browser locale leads to which language.
test('a browser in Swedish is redirected to Swedish, unless another choice is stored', async ({ browser }) => {
  for (const { name, locale, stored, address } of [
    { name: 'a Swedish browser is led to Swedish', locale: 'sv-SE', address: '/sv/faq' },
    { name: 'the stored choice wins over a Swedish browser', locale: 'sv-SE', stored: 'en', address: '/faq' },
    { name: 'the stored choice wins over an English browser', locale: 'en-GB', stored: 'sv', address: '/sv/faq' },
    { name: 'a stored value that is no language is ignored', locale: 'sv-SE', stored: 'de', address: '/sv/faq' },
  ]) {
    await test.step(name, async () => {
      const page = await openInLocale(browser, locale, stored)
      await page.goto('/faq')
      await expect(page).toHaveURL(address)
      const language = address.startsWith('/sv') ? 'sv' : 'en'
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('faq', language))
      await page.context().close()
    })
  }
})

test('the redirect to Swedish keeps query and hash, and adds no history entry', {
  tag: '@core',
}, async ({ browser }) => {
  const page = await openInLocale(browser, 'sv-SE')
  await page.goto('/markdown/faq_en.md')
  await page.goto('/?from=mail#wildlife')
  await expect(page).toHaveURL('/sv?from=mail#wildlife')
  await page.goBack()
  await expect(page).toHaveURL('/markdown/faq_en.md')
  await page.context().close()
})

test('a Swedish address shows Swedish to everybody', async ({ browser }) => {
  for (const [locale, stored] of [['en-GB'], ['de-DE'], ['sv-SE', 'en']] as const) {
    const page = await openInLocale(browser, locale, stored)
    await page.goto('/sv/faq')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('faq', 'sv'))
    await expect(page).toHaveURL('/sv/faq')
    await page.context().close()
  }
})

test('nothing is stored before a choice, and no cookie ever', { tag: '@core' }, async ({ browser }) => {
  for (const locale of ['sv-SE', 'en-GB']) {
    const page = await openInLocale(browser, locale)
    await open(page, '/')
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    await page.context().close()
  }
})

test.describe('a browser in Swedish whose storage is', () => {
  test.use({ locale: 'sv-SE' })

  /** Chooses English on a Swedish page. Focusing the button opens the menu. */
  async function chooseEnglish(page: Page) {
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: messages.sv.navigation.chooseLanguage }).focus()
    await header.getByRole('link', { name: languageNames.en, exact: true }).click()
  }

  test('blocked shows English once it is chosen, also after a link, a reload and Back', async ({ page }) => {
    await page.addInitScript(makeStorageThrow)
    await open(page, '/faq')
    await expect(page).toHaveURL('/sv/faq')
    await chooseEnglish(page)
    await expect(page).toHaveURL('/faq')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('faq', 'en'))
    await page.getByRole('contentinfo').getByRole('link', { name: pages.guides.label.en, exact: true }).click()
    await expect(page).toHaveURL('/guides')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('guides', 'en'))
    await page.goBack()
    await expect(page).toHaveURL('/faq')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('faq', 'en'))
  })

  test('available, with Swedish stored, shows English in a tab opened by a middle click', async ({ page, context }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'sv'), languageStorageKey)
    await open(page, '/faq', 'sv')
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: messages.sv.navigation.chooseLanguage }).focus()
    const opened = context.waitForEvent('page')
    await header.getByRole('link', { name: languageNames.en, exact: true }).click({ button: 'middle' })
    const tab = await opened
    await tab.locator('html[data-runtime]').waitFor({ state: 'attached' })
    await expect(tab).toHaveURL('/faq')
  })
})

test('a browser that blocks its storage still shows the page', async ({ page }) => {
  await page.addInitScript(makeStorageThrow)
  await open(page, '/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guides' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('guides', 'en'))
})
