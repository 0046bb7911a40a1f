import type { Page } from '@playwright/test'
import { glossaryMessages as words } from '../generated/messages/glossary.ts'
import type { Language } from '../site/languages.ts'
import { pages } from '../site/pages.ts'
import { localPath, paths } from '../site/paths.ts'
import { type GlossaryEntry, glossaryEntries, headwordOf } from '../site/words.ts'
import { MAX_QUERY_LENGTH } from '../src/search/contract/query.ts'
import { documentHeading, expect, inOneLanguage, open, test } from './site.ts'

function entryOf(id: string): GlossaryEntry {
  const entry = glossaryEntries.find((candidate) => candidate.id === id)
  if (!entry) throw new Error(`The glossary has no ${id}.`)
  return entry
}

const field = (page: Page, language: Language) => page.getByRole('searchbox', { name: words[language].find })
const terms = (page: Page) => page.getByRole('main').getByRole('term')
const letters = (page: Page, language: Language) => page.getByRole('navigation', { name: words[language].letters })

inOneLanguage((language) => {
  const m = words[language]
  const other = language === 'en' ? 'sv' : 'en'
  const compartment = entryOf('compartment')

  test('the field limits the length of a query, and says so', async ({ page }) => {
    await open(page, paths.glossary, language)
    await field(page, language).focus()
    await page.keyboard.insertText('a'.repeat(5_000))
    await expect(field(page, language)).toHaveValue('a'.repeat(MAX_QUERY_LENGTH))
    const count = page.locator('.glossary__count')
    await expect(count).toHaveText(
      `${m.longest({ characters: MAX_QUERY_LENGTH })} ${m.nothing({ query: 'a'.repeat(MAX_QUERY_LENGTH) })}`,
    )
    await field(page, language).fill(headwordOf(compartment, language))
    await expect(count).not.toContainText(m.longest({ characters: MAX_QUERY_LENGTH }))
  })

  test('shows every word in both languages, takes either first, filters by any form of either, and copies links', {
    tag: '@core',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, paths.glossary, language)
    await test.step('every term is shown with its definition', async () => {
      await expect(terms(page)).toHaveCount(2 * glossaryEntries.length)
      for (const side of ['en', 'sv'] as const) {
        await expect(page.locator(`dl[lang="${side}"]`).getByText(compartment.definition[side])).toBeVisible()
      }
      await expect(letters(page, language)).toBeVisible()
    })
    await test.step('the order of the languages is changed by keyboard', async () => {
      const own = page.getByRole('button', { name: m.first[language] })
      const turned = page.getByRole('button', { name: m.first[other] })
      await expect(own).toHaveAttribute('aria-pressed', 'true')
      await field(page, language).focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(turned).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(turned).toHaveAttribute('aria-pressed', 'true')
      await expect(own).toHaveAttribute('aria-pressed', 'false')
      await expect(page.locator('dl').first()).toHaveAttribute('lang', other)
      await expect(letters(page, language).getByRole('link').last()).toHaveText(language === 'en' ? 'Ö' : 'W')
      await own.press('Enter')
      await expect(page.locator('dl').first()).toHaveAttribute('lang', language)
    })
    await test.step('the link of a word is copied', async () => {
      await page
        .getByRole('link', { name: m.copyLink({ word: headwordOf(compartment, language) }), exact: true })
        .focus()
      await page.keyboard.press('Enter')
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toBe(`${process.env.SITE}${localPath(`${paths.glossary}#compartment`, language)}`)
    })
    await test.step('the list is filtered', async () => {
      for (const query of [headwordOf(compartment, language), headwordOf(compartment, other)]) {
        await field(page, language).fill(query)
        await expect(page.getByText(compartment.definition[language])).toBeVisible()
        await expect(page.locator('mark').first()).toHaveText(query)
        await expect(page.getByRole('definition').locator('mark')).toHaveCount(0)
      }
      await field(page, language).fill('avdelningarna')
      await expect(terms(page)).toHaveCount(2)
      await expect(page.locator('.glossary__count')).toHaveText(m.found({ words: 1, query: 'avdelningarna' }))
      await expect(
        page.getByRole('status').filter({ hasText: m.found({ words: 1, query: 'avdelningarna' }) }),
      ).toBeVisible()
    })
    await test.step('a query without results is offered to the site search', async () => {
      await field(page, language).fill('qqq')
      await expect(page.locator('.glossary__count')).toHaveText(m.nothing({ query: 'qqq' }))
      await expect(page.getByRole('status').filter({ hasText: m.nothing({ query: 'qqq' }) })).toBeVisible()
      await expect(letters(page, language)).toBeHidden()
      await expect(terms(page)).toHaveCount(0)
      await page.getByRole('link', { name: m.searchSite }).click()
      await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('qqq')
    })
  })

  test('marks the row that the address names, leads to the manual, and manual and footer lead back', async ({
    page,
  }) => {
    await open(page, `${paths.glossary}#compartment`, language)
    const row = page.locator('#compartment')
    await expect(row).toBeInViewport()
    const colour = (id: string) => page.locator(id).evaluate((element) => getComputedStyle(element).backgroundColor)
    const plain = await colour('#team')
    await expect.poll(() => colour('#compartment')).not.toBe(plain)
    await row.hover()
    await page
      .locator('#task')
      .getByRole('link', { name: m.copyLink({ word: headwordOf(entryOf('task'), language) }) })
      .focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#task$/)
    await expect.poll(() => colour('#task')).not.toBe(plain)
    expect(await colour('#compartment')).toBe(plain)

    await row.getByRole('link', { name: pages.forestManagementPlanning.label[language] }).click()
    await expect(page).toHaveURL(localPath(compartment.target ?? '', language))
    await expect(page.locator('#compartments')).toBeInViewport()
    await open(page, paths.manual, language)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^(glossary|ordlistan)$/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.glossary.label[language])
    await page.getByRole('contentinfo').getByRole('link', { name: pages.accessibility.label[language] }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('accessibility', language))
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the letters and the whole list work, and controls that need scripts are hidden', { tag: '@core' }, async ({
      page,
    }) => {
      await page.goto(localPath(paths.glossary, language))
      await expect(terms(page)).toHaveCount(2 * glossaryEntries.length)
      await expect(field(page, language)).toBeHidden()
      await expect(page.getByRole('button', { name: m.first[other] })).toBeHidden()
      await letters(page, language).getByRole('link', { name: 'T', exact: true }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'T', exact: true })).toBeInViewport()
      await page.goto(localPath(`${paths.glossary}#task`, language))
      await expect(page.locator('#task')).toBeInViewport()
      await expect(page.locator('#task')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    })
  })
})

test('text typed before hydration filters the list afterwards', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    await page.waitForFunction(() => document.querySelector('input')?.value === 'avlägg')
    await route.continue()
  })
  await page.goto(paths.glossary, { waitUntil: 'commit' })
  await field(page, 'en').fill('avlägg')
  await expect(terms(page).first()).toHaveText(/timber landing/)
})

test('the filter is restored by Back', async ({ page }) => {
  await open(page, paths.glossary)
  await field(page, 'en').fill('avlägg')
  await expect(terms(page).first()).toHaveText(/timber landing/)
  await page.getByRole('contentinfo').getByRole('link', { name: pages.faq.label.en, exact: true }).click()
  await expect(page).toHaveURL(paths.faq)
  await page.goBack()
  await expect(field(page, 'en')).toHaveValue('avlägg')
  await expect(terms(page).first()).toHaveText(/timber landing/)
})
