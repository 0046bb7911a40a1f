import type { Page } from '@playwright/test'
import { pages } from '../content/pages.ts'
import { localPath } from '../content/paths.ts'
import {
  documentHeading,
  expect,
  holdBack,
  inBothLanguages,
  messages,
  open,
  openAsReader,
  still,
  test,
} from './site.ts'

test.use(still)

const EMAIL = 'anna@exempel.se'

/** A component that throws as soon as it is rendered, in place of a page's own. */
async function breakPage(page: Page, name: string) {
  await page.route(`**/static/js/${name}.*.chunk.js`, async (route) => {
    const answer = await route.fetch()
    const code = (await answer.text()).replace(/\w+ as SignUpPage/, 'Broken as SignUpPage')
    await route.fulfill({ response: answer, body: `${code};function Broken(){throw new Error('broken')}` })
  })
}

/** What fails in a browser that lacks something, or has it otherwise, when the effect of a component asks for it. */
const breakForms = `HTMLFormElement.prototype.addEventListener = () => { throw new Error('broken') }`
const breakDialogs = `HTMLDialogElement.prototype.addEventListener = () => { throw new Error('broken') }`

const faults: { what: string; prepare: (page: Page) => Promise<unknown> }[] = [
  { what: 'a page that throws', prepare: (page) => breakPage(page, 'SignUpPage') },
  { what: 'an effect of the page that throws', prepare: (page) => page.addInitScript(breakForms) },
  { what: 'an effect around the page that throws', prepare: (page) => page.addInitScript(breakDialogs) },
  {
    what: 'a chunk that does not come',
    prepare: (page) => page.route('**/static/js/SignUpPage.*.chunk.js', (route) => route.abort()),
  },
]

inBothLanguages((language) => {
  const m = messages[language]

  for (const { what, prepare } of faults) {
    test(`leaves the page and what was written into it as they were: ${what}`, async ({ page }) => {
      await prepare(page)
      const warned = page.waitForEvent('console', (message) => ['warning', 'error'].includes(message.type()))
      await openAsReader(page, localPath('/sign-up', language))
      const main = page.getByRole('main')
      const email = main.getByLabel(m.signUp.email).first()
      await email.fill(EMAIL) // which is intent: the form needs React
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
      await warned
      await expect.poll(() => page.evaluate(() => window.pressedEarly?.length ?? 0)).toBe(0)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(m.signUp.title)
      await expect(page).toHaveTitle(new RegExp(pages.signUp.label[language]))
      await expect(email).toHaveValue(EMAIL)
      await expect(email).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(300)
      await expect(page.getByRole('banner')).toHaveCount(1)
      await expect(main).toHaveCount(1)

      const form = main.locator('form').first()
      expect(await form.evaluate((element) => element instanceof HTMLFormElement && !element.noValidate)).toBe(true)
      await form.getByRole('checkbox').check()
      const answered = page.context().waitForEvent('page')
      await form.getByRole('button', { name: m.signUp.newsletter.submit }).click()
      await (await answered).close()
      await page.getByRole('banner').locator('.search-btn').first().click() // a link without React
      await expect(page).toHaveURL(localPath('/search', language))
      await page.goBack()
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(m.signUp.title)
    })
  }

  test('carries over what the reader did into what React makes anew in a changed page', async ({ page }) => {
    await openAsReader(page, localPath('/sign-up', language))
    await page.evaluate(changeAsOthersDo)
    const email = page.getByRole('main').getByLabel(m.signUp.email).first()
    const box = page.getByRole('main').getByRole('checkbox').first()
    const anew = page.waitForEvent('console', (message) =>
      message.text().startsWith('A part of the page was made anew'),
    )
    await box.check()
    await email.fill(EMAIL)
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
    await anew
    await page.locator('html[data-live]').waitFor({ state: 'attached' })
    await expect(email).toHaveValue(EMAIL)
    await expect(email).toBeFocused()
    await expect(box).toBeChecked()
    expect(await page.evaluate(() => scrollY)).toBe(200)
    await page.keyboard.press('/') // written into the field
    await page.getByRole('banner').locator('.search-btn').first().click()
    await expect(page.getByRole('dialog', { name: m.search.open })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(email).toHaveValue(`${EMAIL}/`)
    await page.getByRole('contentinfo').getByRole('link', { name: pages.faq.label[language], exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentHeading('faq', language))
  })
})

test('a dialog stays open with what was written into it', async ({ page }) => {
  await page.addInitScript(breakForms)
  await page.goto('/faq')
  await page.getByRole('banner').getByRole('button', { name: messages.en.callToAction.demo }).click()
  const dialog = page.getByRole('dialog', { name: messages.en.callToAction.demo })
  await dialog.getByLabel(messages.en.signUp.email).fill(EMAIL)
  await page.locator('html[data-plain]').waitFor({ state: 'attached' })
  await expect(dialog.getByLabel(messages.en.signUp.email)).toHaveValue(EMAIL)
  await expect(dialog.getByLabel(messages.en.signUp.email)).toBeFocused()
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a page that fails after a click inside the site is shown as it was prerendered', async ({ page }) => {
  await open(page, '/search')
  await breakPage(page, 'SignUpPage')
  await page.getByRole('main').locator('a[href="/sign-up"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.en.signUp.title)
  await expect(page.getByRole('main').locator('form').first()).toBeVisible()
})

test('what needs scripts that never come leads where it leads without them', async ({ page }) => {
  await page.clock.install()
  await holdBack(page, '**/static/js/client.*.js')
  await openAsReader(page, '/faq')
  await page.getByRole('banner').locator('.search-btn').first().click()
  await page.clock.fastForward(4000)
  await expect(page).toHaveURL('/faq')
  await page.clock.fastForward(4100)
  await expect(page).toHaveURL('/search')
})

/** What a translator does with every text, and a keeper of passwords with every field. */
function changeAsOthersDo(): void {
  const texts = document.createTreeWalker(document.getElementById('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) {
    const font = document.createElement('font')
    text.parentNode?.replaceChild(font, text)
    font.append(text)
  }
  for (const field of document.querySelectorAll('input[type="email"]')) {
    field.insertAdjacentHTML('afterend', '<button type="button" data-extension>Fill in</button>')
  }
}
