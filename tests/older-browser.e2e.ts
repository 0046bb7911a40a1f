import { pages } from '../content/pages.ts'
import { documentHeading, expect, menuLink, messages, open, test } from './site.ts'

/** What came to the browsers later than the syntax that the site is built for. */
const LATER = `
  delete URL.canParse
  delete Array.prototype.findLast
  delete Array.prototype.findLastIndex
  delete HTMLDialogElement.prototype.closedBy
  delete window.requestIdleCallback
  delete Element.prototype.ariaNotify
`

test.beforeEach(async ({ page }) => {
  await page.addInitScript(LATER)
})

test('a browser of 2022 shows pages and their documents', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await open(page, '/api')
  await (await menuLink(page, messages.en.navigation.resources, pages.faq.label.en)).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('faq', 'en'))
  await expect(page).toHaveTitle(/ \| /)
  expect(errors).toEqual([])
})
