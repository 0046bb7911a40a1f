import type { Page, Route } from '@playwright/test'
import { pages } from '../content/pages.ts'
import { documentNames } from '../content/paths.ts'
import {
  documentHeading,
  documentText,
  expect,
  inBothLanguages,
  menuLink,
  messages,
  open,
  still,
  test,
} from './site.ts'

test.use(still)

const stored = (page: Page, name: string) =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? 'null'), name)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Serves an edited text of a document. */
async function edit(page: Page, file: string, change: (text: string) => string) {
  await page.route(`**/markdown/${file}`, async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

inBothLanguages((language) => {
  const m = messages[language]
  const twin = language === 'en' ? 'sv' : 'en'

  test('a document is kept for the session under its name', async ({ page }) => {
    await open(page, '/', language)
    await (await menuLink(page, m.navigation.resources, pages.faq.label[language])).click()
    await expect(heading(page)).toHaveText(documentHeading('faq', language))
    await expect
      .poll(() => stored(page, 'faq'))
      .toEqual({ markdownName: 'faq', markdownLanguage: language, markdownString: documentText('faq', language) })
  })

  test('a page that is opened by its address keeps its document as well', async ({ page }) => {
    await open(page, '/manual/basics', language)
    await expect
      .poll(() => stored(page, 'basics'))
      .toEqual({ markdownName: 'basics', markdownLanguage: language, markdownString: documentText('basics', language) })
  })

  test('a choice of language loads the document anew', async ({ page }) => {
    await open(page, '/faq', language)
    const asked = page.waitForRequest(`**/markdown/faq_${twin}.md`)
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: m.navigation.chooseLanguage }).click()
    await header.locator(`a[hreflang="${twin}"]`).click()
    await asked
    await expect(heading(page)).toHaveText(documentHeading('faq', twin))
    await expect.poll(async () => (await stored(page, 'faq'))?.markdownLanguage).toBe(twin)
  })

  test('a text of the session is shown without waiting for the server', async ({ page }) => {
    await open(page, '/', language)
    await page.evaluate(
      ([name, markdownLanguage, text]) =>
        sessionStorage.setItem(name, JSON.stringify({ markdownName: name, markdownLanguage, markdownString: text })),
      ['faq', language, '---\ntitle: Kept\ndescription: D\n---\n# Kept text\n\n## A\n\nB'] as const,
    )
    await page.route('**/markdown/faq_*.md', () => {}) // never answered
    await (await menuLink(page, m.navigation.resources, pages.faq.label[language])).click()
    await expect(heading(page)).toHaveText('Kept text')
  })

  test('a broken state of the session is passed over', async ({ page }) => {
    await open(page, '/', language)
    await page.evaluate(() => sessionStorage.setItem('faq', '{"markdownName":"faq"'))
    await (await menuLink(page, m.navigation.resources, pages.faq.label[language])).click()
    await expect(heading(page)).toHaveText(documentHeading('faq', language))
  })

  test('an edited document reaches its readers, in the page and in its contents', async ({ page }) => {
    await edit(page, `faq_${language}.md`, (text) => `${text}\n\n## Brand new {#brand-new}\n\nJust written.\n`)
    await open(page, '/faq', language)
    await expect(page.getByText('Just written.')).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: m.document.onThisPage }).getByRole('link', { name: 'Brand new' }),
    ).toBeVisible()
    await expect(heading(page)).toHaveText(documentHeading('faq', language))
  })

  test('a document whose server is away stays as it was built', async ({ page }) => {
    await page.route('**/markdown/guides_*.md', (route) => route.fulfill({ status: 500, body: 'no' }))
    const asked = page.waitForResponse('**/markdown/guides_*.md')
    await open(page, '/guides', language)
    await asked
    await expect(heading(page)).toHaveText(documentHeading('guides', language))
  })
})

test('an answer that is a page instead of a document is no text', async ({ page }) => {
  await page.route('**/markdown/guides_*.md', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Login</title><h1>Login</h1>' }),
  )
  const warned = page.waitForEvent('console', (message) => message.text().startsWith('The document guides_en stays'))
  await open(page, '/guides')
  await warned
  await expect(heading(page)).toHaveText(documentHeading('guides', 'en'))
  expect(await stored(page, 'guides')).toBeNull()
})

test('a link that the policy forbids does nothing', async ({ page }) => {
  await edit(page, 'faq_en.md', (text) => `${text}\n\n[Forbidden](javascript:document.title='run')\n`)
  await open(page, '/faq')
  const link = page.getByRole('link', { name: 'Forbidden' })
  await expect(link).toHaveAttribute('aria-disabled', 'true')
  await link.scrollIntoViewIfNeeded()
  await link.click({ force: true })
  await expect(page).toHaveURL('/faq')
  await expect(page).not.toHaveTitle('run')
})

test('the privacy policy names all that reading leaves in the browser', async ({ page }) => {
  await open(page, '/manual/drone-operations')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('switch', { name: messages.en.fieldMode.label }).click()
  await page.getByRole('link', { name: messages.en.manual.next }).first().click()
  await expect(heading(page)).toHaveText(documentHeading('advanced', 'en'))
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(keys).toEqual(expect.arrayContaining(['checklists', 'fieldMode']))
  const policy = documentText('privacy_policy', 'en')
  expect(keys.filter((key) => !documentNames.includes(key) && !policy.includes(`\`${key}\``))).toEqual([])
})
