import type { Page, Route } from '@playwright/test'
import { insertNoBreakSpaces } from '../generator/content/typography.ts'
import type { Language } from '../site/languages.ts'
import { pages } from '../site/pages.ts'
import { documentNames, localPath } from '../site/paths.ts'
import { isFullRun } from './full-run.ts'
import {
  documentHeading,
  documentText,
  expect,
  holdRequests,
  inOneLanguage,
  messages,
  open,
  openMenuAndGetLink,
  test,
} from './site.ts'

/** The copy of a document in the session storage; null if there is none or it is not valid JSON. */
const readStoredDocument = (page: Page, name: string) =>
  page.evaluate((key) => {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null')
    } catch {
      return null
    }
  }, name)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The text of a document as the build serves it, with no-break spaces inserted. */
const servedText = (name: string, language: Language) => insertNoBreakSpaces(documentText(name, language), language)

/** Intercepts the request for a document, and changes its text. */
async function interceptDocument(page: Page, file: string, change: (text: string) => string) {
  await page.route(`**/markdown/${file}`, async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

inOneLanguage((language) => {
  const m = messages[language]
  const otherLanguage = language === 'en' ? 'sv' : 'en'

  test('a page stores its document in the session storage, and a later visit reads it', async ({ page }) => {
    await open(page, '/guides', language)
    await expect
      .poll(() => readStoredDocument(page, 'guides'))
      .toEqual({
        markdownName: 'guides',
        markdownLanguage: language,
        markdownString: servedText('guides', language),
      })
    const follow = async () =>
      (await openMenuAndGetLink(page, m.navigation.resources, pages.faq.label[language])).click()
    await test.step('an invalid stored document is ignored', async () => {
      await page.evaluate(() => sessionStorage.setItem('faq', '{"markdownName":"faq"'))
      await follow()
      await expect(heading(page)).toHaveText(documentHeading('faq', language))
      await expect
        .poll(async () => (await readStoredDocument(page, 'faq'))?.markdownString)
        .toBe(servedText('faq', language))
    })
    await test.step('a stored document is shown without waiting for the server', async () => {
      await page.goBack()
      await page.evaluate(
        ([name, markdownLanguage, text]) =>
          sessionStorage.setItem(name, JSON.stringify({ markdownName: name, markdownLanguage, markdownString: text })),
        ['faq', language, '---\ntitle: Kept\ndescription: D\n---\n# Kept text\n\n## A\n\nB'] as const,
      )
      await page.route('**/markdown/faq_*.md', () => {}) // never answered
      await follow()
      await expect(heading(page)).toHaveText('Kept text')
    })
  })

  test('a choice of language loads the document anew', async ({ page }) => {
    await open(page, '/faq', language)
    const documentRequest = page.waitForRequest(`**/markdown/faq_${otherLanguage}.md`)
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: m.navigation.chooseLanguage }).click()
    await header.locator(`a[hreflang="${otherLanguage}"]`).click()
    await documentRequest
    await expect(heading(page)).toHaveText(documentHeading('faq', otherLanguage))
    await expect.poll(async () => (await readStoredDocument(page, 'faq'))?.markdownLanguage).toBe(otherLanguage)
  })

  test('an edited document is shown in the page and its table of contents, with sanitized links', {
    tag: '@core',
  }, async ({ page }) => {
    const added = `\n\n## Brand new {#brand-new}\n\nJust written.\n\n[Forbidden](javascript:document.title='run')\n`
    await interceptDocument(page, `faq_${language}.md`, (text) => text + added)
    await open(page, '/faq', language)
    await expect(page.getByText('Just written.')).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: m.document.onThisPage }).getByRole('link', { name: 'Brand new' }),
    ).toBeVisible()
    await expect(heading(page)).toHaveText(documentHeading('faq', language))
    const link = page.getByRole('link', { name: 'Forbidden' })
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await link.scrollIntoViewIfNeeded()
    await link.click({ force: true })
    await expect(page).toHaveURL(localPath('/faq', language))
    await expect(page).not.toHaveTitle('run')
  })

  test('ticked questions stay ticked when a newer text adds one above them', async ({ page }) => {
    const newQuestion = '- [ ] **Brand new?** Just written.'
    await interceptDocument(page, `before-you-buy_${language}.md`, (text) =>
      text.replace(/^- \[ \]/m, `${newQuestion}\n$&`),
    )
    const release = await holdRequests(page, '**/markdown/before-you-buy_*.md')
    await open(page, '/before-you-buy', language)
    const second = page.locator('input[form]').nth(1)
    await second.check()
    const question = await second.getAttribute('value')
    release()
    await expect(page.getByText('Just written.')).toBeVisible()
    const ticked = page.locator('input[form]:checked')
    await expect(ticked).toHaveCount(1)
    await expect(ticked).toHaveAttribute('value', question ?? '')
  })

  for (const [what, answer] of [
    ...(isFullRun ? ([['fails', { status: 500, body: 'no' }]] as const) : []),
    ['is a page instead of a document', { contentType: 'text/html', body: '<!doctype html><title>Login</title>' }],
    ['contains replacement characters', { contentType: 'text/markdown', body: '# Sk\ufffdtsel' }],
  ] as const) {
    test(`a document whose response ${what} stays as prerendered`, async ({ page }) => {
      await page.route('**/markdown/guides_*.md', (route) => route.fulfill(answer))
      const warned = page.waitForEvent('console', (message) => message.text().startsWith('guides '))
      await open(page, '/guides', language)
      await warned
      await expect(heading(page)).toHaveText(documentHeading('guides', language))
      expect(await readStoredDocument(page, 'guides')).toBeNull()
    })
  }
})

test('the privacy policy names every key that reading leaves in web storage', { tag: '@core' }, async ({ page }) => {
  await open(page, '/manual/drone-operations')
  await page.getByRole('checkbox').first().check()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('checklists'))).not.toBeNull() // its chunk has loaded
  await page.getByRole('switch', { name: messages.en.fieldMode.label }).click()
  await page.getByRole('link', { name: messages.en.manual.next }).first().click()
  await expect(heading(page)).toHaveText(documentHeading('advanced', 'en'))
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(keys).toEqual(expect.arrayContaining(['checklists', 'fieldMode']))
  const policy = documentText('privacy_policy', 'en')
  expect(policy).toContain('followed by `.page`')
  const isDocument = (key: string) => documentNames.includes(key.replace(/\.page$/, ''))
  expect(keys.filter((key) => !isDocument(key) && !policy.includes(`\`${key}\``))).toEqual([])
})
