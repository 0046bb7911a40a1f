import { calculatorMessages } from '../generated/messages/calculator.ts'
import { searchMessages } from '../generated/messages/search.ts'
import { dialogIds } from '../site/dialogs.ts'
import { pages } from '../site/pages.ts'
import { paths } from '../site/paths.ts'
import { isFullRun } from './full-run.ts'
import { documentHeading, expect, holdRequests, messages, open, openMenuAndGetLink, test } from './site.ts'

/** An init script that removes the web APIs that browsers have gained since the middle of 2024. */
const REMOVE_RECENT_APIS = `
  delete HTMLDialogElement.prototype.closedBy
  for (const name of ['command', 'commandForElement']) delete HTMLButtonElement.prototype[name]
  delete window.requestIdleCallback
  delete window.cancelIdleCallback
  delete Element.prototype.ariaNotify
  delete Document.prototype.startViewTransition
  for (const name of ['navigation', 'scheduler', 'connection']) {
    Object.defineProperty(name === 'connection' ? navigator : window, name, { value: undefined })
  }
  // Deleting the properties does not disable the native behaviour, so its events are suppressed.
  addEventListener('click', (event) => event.target.closest?.('button[commandfor]') && event.preventDefault(), true)
  addEventListener('beforetoggle', (event) => event.isTrusted && event.stopImmediatePropagation(), true)
`

let errors: Error[]
test.beforeEach(async ({ page }) => {
  errors = []
  page.on('pageerror', (error) => errors.push(error))
  await page.addInitScript(REMOVE_RECENT_APIS)
})
test.afterEach(() => expect(errors).toEqual([]))

test('a browser of 2024 follows links and opens the privacy policy', { tag: '@core' }, async ({ page }) => {
  await open(page, '/api')
  await (await openMenuAndGetLink(page, messages.en.navigation.resources, pages.faq.label.en)).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('faq', 'en'))
  await (await openMenuAndGetLink(page, messages.en.navigation.resources, pages.guides.label.en)).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('guides', 'en'))
  await expect(page).toHaveTitle(/ \| /)
  await page.getByRole('contentinfo').getByRole('link', { name: messages.en.footer.privacy }).click()
  const policy = page.locator(`#${dialogIds.privacy}`)
  await expect(policy.getByRole('table').first()).toBeVisible() // the text has been loaded
  await policy.getByRole('button', { name: messages.en.close }).click()
  await expect(policy).toBeHidden()
  await page.goto('/fire')
})

test('a browser of 2024 searches, calculates and switches the field mode', async ({ page }) => {
  await open(page, paths.planning)
  const calculator = page.getByRole('region', { name: calculatorMessages.en.title })
  await calculator.getByRole('textbox', { name: calculatorMessages.en.area }).fill('120')
  await calculator.getByRole('textbox', { name: calculatorMessages.en.minutes }).fill('10')
  await expect(calculator.getByText(calculatorMessages.en.minutesOf({ minutes: '20–30' })).first()).toBeVisible()
  await page.getByRole('banner').locator('.search-button').first().click()
  const search = page.getByRole('dialog', { name: searchMessages.en.title })
  await search.getByRole('searchbox').fill('drone')
  await search.getByRole('link').first().click()
  await expect(search).toBeHidden()

  await page.goto('/manual/basics')
  await page.locator('.field-switch').click()
  await expect(page.locator('html')).toHaveAttribute('data-field', '')
})

for (const { what, width, dialog } of [
  { what: 'a dialog', width: 1280, dialog: dialogIds.demo },
  ...(isFullRun ? [{ what: 'the menu of a phone', width: 360, dialog: dialogIds.menu }] : []),
]) {
  test(`a browser of 2024 opens ${what} that was pressed before the scripts had loaded`, async ({ page }) => {
    const release = await holdRequests(page, '**/static/js/**')
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/guides', { waitUntil: 'commit' })
    await page.getByRole('banner').locator(`button[commandfor="${dialog}"]:visible`).click()
    release()
    await expect(page.locator(`#${dialog}`)).toBeVisible()
  })
}

test('a browser of 2024 opens and closes dialogs, and sends forms', async ({ page }) => {
  await open(page, '/faq')
  const m = messages.en
  await page.getByRole('banner').getByRole('button', { name: m.callToAction.demo }).click()
  const dialog = page.getByRole('dialog', { name: m.callToAction.demo })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: m.callToAction.demo }).click()
  await dialog.getByLabel(m.signUp.email).fill('nobody')
  await dialog.getByRole('button', { name: m.signUp.demo.submit }).click()
  await expect(dialog.getByText(m.signUp.emailInvalid)).toBeVisible()
  await dialog.getByLabel(m.signUp.email).fill('anna@exempel.se')
  const opened = page.context().waitForEvent('page')
  await dialog.getByRole('button', { name: m.signUp.demo.submit }).click()
  await expect((await opened).getByRole('heading', { level: 1 })).toBeVisible()
})
