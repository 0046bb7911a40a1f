import type { Page } from '@playwright/test'
import { pages } from '../content/pages.ts'
import { localPath, paths } from '../content/paths.ts'
import { documentHeading, expect, holdBack, inBothLanguages, messages, still, test } from './site.ts'

test.use({ ...still, permissions: ['clipboard-read', 'clipboard-write'] })

/** The site's script with React and the router; what reading needs is not among it. */
const SITE = /\/static\/js\/(client|react|router|site|entry)/

/** Opens a page as a reader does, and gives what it has asked for of the site's script. */
async function read(page: Page, path: string): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (SITE.test(request.url())) asked.push(request.url())
  })
  await page.goto(path)
  await page.locator('html[data-reading]').waitFor({ state: 'attached' })
  return asked
}

const isAlive = (page: Page) => page.evaluate(() => 'live' in document.documentElement.dataset)

inBothLanguages((language) => {
  const m = messages[language]

  test('menus, tabs, contents, copies and dialogs need no framework', async ({ page }) => {
    await page.route(SITE, (route) => route.abort())
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await read(page, localPath(paths.api, language))
    const header = page.getByRole('banner')
    const menu = header.getByRole('button', { name: m.navigation.resources })
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(menu).toHaveAttribute('aria-expanded', 'false')

    const contents = page.getByRole('navigation', { name: m.document.onThisPage })
    const entry = contents.getByRole('link').nth(2)
    await entry.click()
    await expect(entry).toHaveAttribute('aria-current', 'location')
    await page.locator('h2 .anchor').first().click()
    await expect(page.getByText(m.document.linkCopied)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#')

    await page.goto(localPath(paths.signUp, language))
    const tab = page.getByRole('tab', { name: m.signUp.trial.tab })
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/#trial$/)
    await header.getByRole('button', { name: m.callToAction.demo }).click()
    const dialog = page.getByRole('dialog', { name: m.callToAction.demo })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: m.close }).click()
    await expect(dialog).toBeHidden()
    expect(errors).toEqual([])
  })
})

test('a page that is read, scrolled and pointed at evaluates nothing else', async ({ page }) => {
  await read(page, paths.droneOperations)
  await page.mouse.move(500, 700)
  await page.mouse.wheel(0, 2000)
  await page.getByRole('contentinfo').getByRole('link').first().hover()
  await page.waitForLoadState('networkidle')
  expect(await isAlive(page)).toBe(false)
})

test('who has only opened the page has fetched nothing of it', async ({ page }) => {
  const asked = await read(page, paths.droneOperations)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.mouse.wheel(0, 300)
  await expect.poll(() => asked.length).toBeGreaterThan(3)
})

test('the pages behind the links in view are fetched when the reader has scrolled to them', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(paths.home)
  await page.locator('html[data-reading]').waitFor({ state: 'attached' })
  const wanted = page.waitForRequest(`**/fragments${paths.guides}.json`)
  await page.locator(`.footer a[href="${paths.guides}"]`).scrollIntoViewIfNeeded()
  await wanted
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/fragments/')).length).toBeLessThanOrEqual(10)
})

test('where bytes are dear, nothing is fetched before it is needed', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const asked = await read(page, paths.api)
  await page.mouse.wheel(0, 300)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
})

for (const { name, act } of [
  { name: 'a pointer over a carousel', act: (page: Page) => page.locator('.carousel').first().hover() },
  { name: 'the focus in a form', act: (page: Page) => page.locator('.calc input').first().focus() },
  { name: 'the key of the search', act: (page: Page) => page.keyboard.press('Control+k') },
]) {
  test(`${name} brings the page to life`, async ({ page }) => {
    await read(page, paths.home)
    await act(page)
    await expect.poll(() => isAlive(page)).toBe(true)
  })
}

test('an address with an area shows it without being asked', async ({ page }) => {
  await read(page, '/?hectares=480#flight-time')
  await expect(page.locator('.calc input[inputmode]').first()).toHaveValue('480')
})

test('a text that is newer on the server reaches who only reads', async ({ page }) => {
  await page.route('**/markdown/faq_en.md', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n\nJust written.\n` })
  })
  await read(page, paths.faq)
  await expect(page.getByText('Just written.')).toBeVisible()
})

test.describe('a page that is turned to without a framework', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  /** A link of the footer, which every page has. */
  const link = (page: Page, name: 'guides' | 'faq') =>
    page.getByRole('contentinfo').getByRole('link', { name: pages[name].label.en, exact: true })
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })

  test('is shown in place, with its head, its top, its focus and its text for the session', async ({ page }) => {
    await read(page, paths.api)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await link(page, 'guides').click()
    await expect(heading(page)).toHaveText(documentHeading('guides', 'en'))
    await expect(heading(page)).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: documentHeading('guides', 'en') })).toBeAttached()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page).toHaveURL(paths.guides)
    await expect(page).toHaveTitle(new RegExp(pages.guides.label.en))
    await expect(page.locator(`link[rel="canonical"][href$="${paths.api}"]`)).toHaveCount(0)
    await expect(page.locator('.header a[hreflang="sv"]')).toHaveAttribute('href', `/sv${paths.guides}`)
    await expect(page.locator('.header .panel [aria-current="page"]')).toHaveAttribute('href', paths.guides)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('guides') !== null)).toBe(true)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    expect(await isAlive(page)).toBe(false)
  })

  test('back and forward lead to where one was, and React goes on from there', async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await read(page, paths.api)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    const before = await page.evaluate(() => scrollY)
    // where the link stands is of no matter: pressing by keyboard does not scroll to it
    await link(page, 'guides').evaluate(
      (element) => element instanceof HTMLElement && element.focus({ preventScroll: true }),
    )
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(documentHeading('guides', 'en'))
    await page.goBack()
    await expect(heading(page)).toHaveText(documentHeading('api', 'en'))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
    await page.goForward()
    await expect(heading(page)).toHaveText(documentHeading('guides', 'en'))
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('Escape')
    await page.goBack()
    await expect(heading(page)).toHaveText(documentHeading('api', 'en'))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    expect(errors).toEqual([])
  })

  test('comes in two parts and is whole, in a tab that nobody looks at too', async ({ page }) => {
    await read(page, paths.api)
    await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 })) // draws no frame
    await link(page, 'guides').evaluate((element) => element instanceof HTMLElement && element.click())
    await expect(heading(page)).toHaveText(documentHeading('guides', 'en'))
    const shown = page.locator('main .prose > *')
    const blocks = await page.evaluate(async () => {
      const text = await (await fetch(location.pathname)).text()
      return new DOMParser().parseFromString(text, 'text/html').querySelectorAll('main .prose > *').length
    })
    expect(blocks).toBeGreaterThan(40)
    await expect(shown).toHaveCount(blocks)
  })

  test('is the last one that was pressed, however quickly', async ({ page }) => {
    await read(page, paths.api)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const places = await Promise.all([link(page, 'guides'), link(page, 'faq')].map((one) => one.elementHandle()))
    await page.evaluate((links) => {
      for (const one of links) if (one instanceof HTMLElement) one.click()
    }, places)
    await expect(heading(page)).toHaveText(documentHeading('faq', 'en'))
    await expect(page).toHaveURL(paths.faq)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  test('leaves nothing behind when somebody goes back before its frame', async ({ page }) => {
    await read(page, paths.api)
    const title = await page.title()
    const fetched = page.waitForResponse(`**/fragments${paths.guides}.json`)
    await link(page, 'guides').hover()
    await fetched
    await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 })) // draws no frame
    await link(page, 'guides').evaluate((element) => {
      if (element instanceof HTMLElement) element.click()
      history.back()
    })
    await expect(heading(page)).toHaveText(documentHeading('api', 'en'))
    await page.waitForTimeout(400) // what would be left behind comes after 200 ms
    await expect(page).toHaveTitle(title)
    await expect(page.locator('main')).toHaveCount(1)
    await expect(page.locator('.header .panel [aria-current="page"]')).toHaveAttribute('href', paths.api)
  })

  test('is said to be on its way when it is long in coming', async ({ page }) => {
    const answer = await holdBack(page, '**/fragments/**')
    await read(page, paths.api)
    await link(page, 'guides').click()
    await expect(page.getByRole('status').filter({ hasText: messages.en.loading })).toBeAttached()
    answer()
    await expect(heading(page)).toHaveText(documentHeading('guides', 'en'))
    await expect(page.locator('header .frame')).not.toHaveAttribute('data-loading')
  })

  test('is loaded as a whole where its fragment cannot be had', async ({ page }) => {
    await page.route('**/fragments/**', (route) => route.abort())
    await read(page, paths.api)
    await link(page, 'guides').click()
    await expect(heading(page)).toHaveText(documentHeading('guides', 'en'))
    await expect(page).toHaveURL(paths.guides)
  })

  test('is loaded as a whole by a browser without the Navigation API', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }))
    await read(page, paths.api)
    await link(page, 'guides').click()
    await expect(heading(page)).toHaveText(documentHeading('guides', 'en'))
    await expect(page).toHaveURL(paths.guides)
  })
})
