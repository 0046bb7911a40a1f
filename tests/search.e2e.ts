import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { clientMessages } from '../generated/messages/client.ts'
import { searchMessages } from '../generated/messages/search.ts'
import { site } from '../site/facts.ts'
import type { Language } from '../site/languages.ts'
import { chapters } from '../site/navigation.ts'
import { pages } from '../site/pages.ts'
import { localPath, paths } from '../site/paths.ts'
import { MAX_QUERY_LENGTH } from '../src/search/contract/query.ts'
import { searchQueries } from './search-queries.ts'
import { expect, inOneLanguage, messages, open, test } from './site.ts'

/* The search dialog; tests/built/search-index.test.ts tests the results of queries. */

const field = (page: Page) => page.getByRole('searchbox')
const results = (page: Page) => page.locator('dialog[open]').getByRole('list').first()
const status = (page: Page) => page.locator('dialog[open] .search__body').getByRole('status')

async function openSearch(page: Page, path: string, language: Language) {
  await open(page, path, language)
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
}

/** Types a query, and waits until its results are shown. */
async function searchFor(page: Page, query: string) {
  await field(page).fill(query)
  await expect(page.locator('dialog[open] .search__body')).toHaveAttribute('aria-busy', 'false')
}

inOneLanguage((language) => {
  const m = messages[language]
  const s = language === 'sv' ? searchMessages.sv : searchMessages.en
  const other = language === 'sv' ? 'en' : 'sv'
  const ownWord = language === 'sv' ? 'kartpaket' : 'map bundle'

  test('the length of a query is limited, with a message, also in a link', async ({ page }) => {
    const most = s.longest({ characters: MAX_QUERY_LENGTH })
    const shown = page.locator('dialog[open] .search__status')
    const answered = page.locator('dialog[open] .search__body[aria-busy="false"] .search__status:not(:empty)')
    await openSearch(page, paths.faq, language)
    await page.keyboard.insertText('a'.repeat(5_000))
    await expect(field(page)).toHaveValue('a'.repeat(MAX_QUERY_LENGTH))
    await answered.waitFor()
    await expect(shown).toHaveText(`${most} ${s.nothing({ query: 'a'.repeat(MAX_QUERY_LENGTH) })}`)
    await page.keyboard.press('Backspace')
    await expect(shown).toHaveText(s.nothing({ query: 'a'.repeat(MAX_QUERY_LENGTH - 1) }))
    // a link may exceed the field’s maximum length
    await page.goto(localPath(`${paths.search}?q=${'b'.repeat(5_000)}`, language))
    await answered.waitFor()
    await expect(page.locator('#search-query')).toHaveValue('b'.repeat(5_000)) // the search page has a second search box
    await expect(shown).toHaveText(`${most} ${s.nothing({ query: 'b'.repeat(MAX_QUERY_LENGTH) })}`)
  })

  test('opens by its button, is controlled by keyboard and keeps the query', { tag: '@core' }, async ({ page }) => {
    await open(page, paths.faq, language)
    const button = page.getByRole('banner').getByRole('link', { name: m.search.open, exact: true })
    await button.press('Enter')
    await expect(field(page)).toBeFocused()
    await searchFor(page, language === 'sv' ? 'drönare' : 'drone')
    await expect(status(page)).toHaveText(/\d+ .*\d+ /)

    // down from the highlighted result, and up through all results to the field
    const links = results(page).getByRole('link')
    const first = await links.evaluateAll((all) => all.findIndex((link) => link.matches('[data-first]')))
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(first + 1)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(first + 2)).toBeFocused()
    for (let back = 0; back < first + 3; back++) await page.keyboard.press('ArrowUp')
    await expect(field(page)).toBeFocused()

    const query = await field(page).inputValue()
    // cancels an IME composition, and must not close the dialog
    await field(page).dispatchEvent('keydown', { key: 'Escape', isComposing: true })
    await expect(page.getByRole('dialog')).not.toHaveAttribute('data-closing')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button).toBeFocused()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(field(page)).toHaveValue(query)

    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(localPath(`${paths.prerequisites}#drone-types`, language))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('#drone-types')).toBeInViewport()
  })

  test('Enter opens the first result, wherever the focus was before', async ({ page }) => {
    await open(page, '/faq', language)
    await page.getByRole('banner').getByRole('button', { name: m.navigation.solutions }).focus()
    await page.keyboard.press('/')
    await field(page).fill(language === 'en' ? 'bark beetle' : 'granbarkborre')
    await expect(page.locator('[data-first]')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(localPath(paths.barkBeetle, language))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('Enter right after a changed query opens its result, and not that of the previous query', async ({ page }) => {
    await openSearch(page, '/faq', language)
    await searchFor(page, pages.fire.label[language])
    await expect(page.locator('[data-first]')).toBeVisible()
    await field(page).fill(pages.windthrow.label[language])
    await field(page).press('Enter')
    await expect(page).toHaveURL(localPath(paths.windthrow, language))
  })

  test('shows the first result with its section, and help when nothing is found', {
    tag: '@core',
  }, async ({ page }) => {
    await openSearch(page, paths.guides, language)
    const isPolicy = (place: string) => place.startsWith('/#dialog')
    const some = searchQueries(language).filter(
      ({ place }, index) => (place.includes('#') && index % 12 === 0) || isPolicy(place),
    )
    expect(some.length).toBeGreaterThan(4)
    for (const { query, place } of some) {
      await searchFor(page, query)
      const links = results(page).getByRole('link')
      // The privacy policy opens as a dialog on the current page.
      const wanted = isPolicy(place) ? place.slice(1) : localPath(place.replace(/#.*/, ''), language)
      await expect.soft(links.first(), query).toHaveAttribute('href', wanted)
      if (isPolicy(place)) continue
      await expect.soft(links.nth(1), query).toHaveAttribute('href', localPath(place, language))
    }
    await searchFor(page, 'qwrtzxqwrtzx')
    await expect(status(page)).toHaveText(s.nothing({ query: 'qwrtzxqwrtzx' }))
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: site.email })).toBeVisible()
    for (const { label } of chapters) await expect(dialog.getByRole('link', { name: label[language] })).toBeVisible()
  })

  test('asks for a second letter instead of saying that there is nothing', async ({ page }) => {
    await openSearch(page, paths.guides, language)
    await searchFor(page, 'å')
    await expect(status(page)).toHaveText(s.oneLetter)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: site.email })).toBeHidden()
    await expect(dialog.getByRole('heading', { name: s.suggestions })).toBeVisible()
  })

  test('shows an error when the index cannot be loaded, and retries', { tag: '@core' }, async ({ page }) => {
    await page.route('**/static/search/*.json', (route) => route.abort())
    await openSearch(page, paths.home, language)
    await searchFor(page, 'plan')
    await expect(status(page)).toHaveText(s.failed)
    await page.unroute('**/static/search/*.json')
    await page.getByRole('dialog').getByRole('button', { name: clientMessages[language].retry }).click()
    await expect(results(page).getByRole('link').first()).toBeVisible()
  })

  test('searches the other language only when its own has no results', async ({ page }) => {
    await page.clock.install()
    const released = Promise.withResolvers<void>()
    await page.route(`**/static/search/${other}.*.json`, async (route) => {
      await released.promise
      await route.continue()
    })
    await openSearch(page, paths.home, language)
    await searchFor(page, ownWord)
    await expect(results(page).getByRole('link').first()).toHaveAttribute('href', localPath(paths.basics, language))
    await field(page).fill(language === 'sv' ? 'heather' : 'ljung')
    const body = page.locator('dialog[open] .search__body')
    await expect(body).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(500) // the debounce interval is over, and the query runs
    // A newer query finishes first, so the late results of the older one must not be shown.
    await searchFor(page, ownWord)
    released.resolve()
    const shown = await body.evaluate(async (element) => {
      const found = new Set<string | null | undefined>()
      for (const end = performance.now() + 1_000; performance.now() < end; ) {
        await new Promise(requestAnimationFrame)
        found.add(element.querySelector(':is(ul, ol) a')?.getAttribute('href'))
      }
      return [...found]
    })
    expect(shown).toEqual([localPath(paths.basics, language)])
    await field(page).fill(language === 'sv' ? 'heather' : 'ljung')
    await expect(results(page).getByRole('link').first()).toHaveAttribute('href', localPath(paths.fire, other))
  })

  test('searches its own language when the index of the other fails to load', async ({ page }) => {
    await page.route(`**/static/search/${other}.*.json`, (route) => route.abort())
    await openSearch(page, paths.home, language)
    await searchFor(page, ownWord)
    await expect(results(page).getByRole('link').first()).toHaveAttribute('href', localPath(paths.basics, language))
    await searchFor(page, 'qwrtzxqwrtzx')
    await expect(status(page)).toHaveText(s.nothing({ query: 'qwrtzxqwrtzx' }))
  })

  test('is usable at 360 px from the mobile menu, without axe violations', { tag: '@core' }, async ({ page }) => {
    const consoleErrors: string[] = []
    page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()))
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, paths.home, language)
    await page.getByRole('button', { name: m.navigation.openMenu }).click()
    await page.getByRole('dialog').getByRole('link', { name: m.search.open, exact: true }).click()
    await searchFor(page, language === 'sv' ? 'compartment' : 'avdelning')
    await expect(results(page).getByRole('link').first()).toBeVisible()
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll('#dialog-search *')].filter(
        (e) => e.getBoundingClientRect().right > innerWidth + 1,
      ),
    )
    expect(wide).toHaveLength(0)
    const { violations } = await new AxeBuilder({ page }).include('#dialog-search').analyze()
    expect(violations).toEqual([])
    expect(consoleErrors).toEqual([]) // includes violations of the Content-Security-Policy
  })
})

test('labels results in the other language, highlights the words and opens sections of the policy', async ({
  page,
}) => {
  await openSearch(page, paths.faq, 'en')
  const swedish = results(page).getByRole('link', { name: 'Svenska' })
  await field(page).fill('ljung') // has no result in English, so the Swedish index is loaded
  await expect(swedish.first()).toBeVisible()
  await searchFor(page, 'barkborre')
  const pages = results(page).locator('> li')
  await expect(pages.first().getByRole('link').first()).toHaveAttribute('href', paths.barkBeetle)
  await expect(pages.first().locator('mark').first()).toHaveText(/spruce|bark|beetle/i)
  await expect(swedish.first()).toHaveAttribute('href', localPath(paths.barkBeetle, 'sv'))
  const languages = await pages.evaluateAll((items) => items.map((item) => item.getAttribute('lang')))
  expect(new Set(languages).size, 'results in both languages').toBe(2)
  expect(languages.lastIndexOf(languages[0] ?? null), 'its own language first').toBe(languages.indexOf('sv') - 1)

  await searchFor(page, 'cookies and storage')
  await results(page).locator('a[href="#pp-storage"]').click()
  await expect(page.getByRole('dialog', { name: messages.en.footer.privacy })).toBeVisible()
  await expect(page.locator('#pp-storage')).toBeInViewport()
})

test('the search page has a second search box, which opens the dialog with its query', async ({ page }) => {
  await page.goto(paths.search)
  await page.getByRole('main').getByRole('searchbox').fill('tracklog')
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await expect(page.getByRole('dialog').getByRole('searchbox')).toHaveValue('tracklog')
  await expect(results(page).getByRole('link').first()).toHaveAttribute('href', paths.basics)
})
