import type { Browser } from '@playwright/test'
import { languageStorageKey } from '../content/languages.ts'
import { documentHeading, expect, open, test } from './site.ts'

/** A visitor with a browser in some language, and what an earlier visit stored. */
async function visit(browser: Browser, locale: string, stored?: string) {
  const context = await browser.newContext({ locale, baseURL: process.env.SITE })
  if (stored !== undefined) {
    await context.addInitScript(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [languageStorageKey, stored],
    )
  }
  return await context.newPage()
}

// Which language a browser's own leads to is asked of content/languages.ts (content/languages.test.ts).
test('a Swedish browser is led to Swedish, unless a choice was stored, and a stored choice wins', async ({
  browser,
}) => {
  for (const { name, locale, stored, address } of [
    { name: 'a Swedish browser is led to Swedish', locale: 'sv-SE', address: '/sv/faq' },
    { name: 'the stored choice wins over a Swedish browser', locale: 'sv-SE', stored: 'en', address: '/faq' },
    { name: 'the stored choice wins over an English browser', locale: 'en-GB', stored: 'sv', address: '/sv/faq' },
    { name: 'a stored value that is no language is passed over', locale: 'sv-SE', stored: 'de', address: '/sv/faq' },
  ]) {
    await test.step(name, async () => {
      const page = await visit(browser, locale, stored)
      await page.goto('/faq')
      await expect(page).toHaveURL(address)
      const language = address.startsWith('/sv') ? 'sv' : 'en'
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('faq', language))
      await page.context().close()
    })
  }
})

test('the way to Swedish keeps query and hash, and leaves no step behind that one would come back to', async ({
  browser,
}) => {
  const page = await visit(browser, 'sv-SE')
  await page.goto('/markdown/faq_en.md')
  await page.goto('/?from=mail#wildlife')
  await expect(page).toHaveURL('/sv?from=mail#wildlife')
  await page.goBack()
  await expect(page).toHaveURL('/markdown/faq_en.md')
  await page.context().close()
})

test('a Swedish address shows Swedish to everybody', async ({ browser }) => {
  for (const [locale, stored] of [['en-GB'], ['de-DE'], ['sv-SE', 'en']] as const) {
    const page = await visit(browser, locale, stored)
    await page.goto('/sv/faq')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('faq', 'sv'))
    await expect(page).toHaveURL('/sv/faq')
    await page.context().close()
  }
})

test('nothing is stored before a choice, and no cookie ever', async ({ browser }) => {
  for (const locale of ['sv-SE', 'en-GB']) {
    const page = await visit(browser, locale)
    await open(page, '/')
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
    await page.context().close()
  }
})

test('a browser that closes its storage still shows the page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('closed', 'SecurityError')
        },
      })
    }
  })
  await open(page, '/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guides' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('guides', 'en'))
})
