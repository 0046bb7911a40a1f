import type { Page } from '@playwright/test'
import { localPath, paths } from '../content/paths.ts'
import { expect, inBothLanguages, isAlive, messages, openAsReader, still, test } from './site.ts'

test.use({ ...still, permissions: ['clipboard-read', 'clipboard-write'] })

/** The site's script with React and the router; what reading needs is not among it. */
const SITE = /\/static\/js\/(client|react|router|site|entry)/

/** Opens a page as a reader does, and gives what it has asked for of the site's script. */
async function read(page: Page, path: string): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (SITE.test(request.url())) asked.push(request.url())
  })
  await openAsReader(page, path)
  return asked
}

inBothLanguages((language) => {
  const m = messages[language]

  test('menus, tabs, contents, copies, terms, saving and dialogs need no framework', async ({ page }) => {
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
    await expect(page.getByRole('main').getByText(m.document.linkCopied)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#')

    await openAsReader(page, localPath(paths.basics, language))
    await page.locator('.prose a.term').first().hover()
    await expect(page.locator('.term-card')).toBeVisible()
    await page.getByRole('link', { name: m.copyMarkdown.copy }).click()
    await expect(page.getByRole('main').getByText(m.copyMarkdown.copied)).toBeVisible()
    await page.locator('#save summary').click()
    await expect(page.locator('#save [data-panel]').getByRole('button').first()).toBeVisible()

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
  await openAsReader(page, paths.home)
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
