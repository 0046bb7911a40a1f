import type { Page } from '@playwright/test'
import { previewMessages } from '../generated/messages/preview.ts'
import { pages } from '../site/pages.ts'
import { localPath, paths } from '../site/paths.ts'
import { CLOSE_ANIMATION_MS } from '../src/dom/dialogs.ts'
import { documentText, expect, inOneLanguage, messages, open, test } from './site.ts'

inOneLanguage((language) => {
  const m = messages[language]
  const { link, unset } = previewMessages[language]
  const dialogs = [
    { name: m.callToAction.demo, place: 'banner' },
    { name: m.callToAction.trial, place: 'banner' },
    { name: m.callToAction.newsletter, place: 'contentinfo' },
    { name: m.footer.privacy, place: 'contentinfo' },
    { name: m.footer.pressRelease, place: 'contentinfo', title: unset.title },
  ] as const

  async function openDialog(page: Page, { name, place, ...rest }: (typeof dialogs)[number]) {
    const opener = page.getByRole(place).locator('[aria-haspopup]').filter({ hasText: name })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'title' in rest ? rest.title : name })
    await expect(dialog).toBeVisible()
    return { opener, dialog }
  }

  test('each dialog takes the focus and returns it, by every way to close it', { tag: '@core' }, async ({ page }) => {
    await open(page, '/faq', language)
    const closeActions = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(8, 450),
      () => page.getByRole('dialog').getByRole('button', { name: m.close, exact: true }).click(),
    ]
    for (const entry of dialogs) {
      for (const close of entry === dialogs[0] ? closeActions : closeActions.slice(0, 1)) {
        const { opener, dialog } = await openDialog(page, entry)
        expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
        await close()
        await expect(dialog).toBeHidden()
        await expect(opener).toBeFocused()
      }
    }
  })

  test('a text selection that ends outside, or a press inside, leaves the dialog open', async ({ page }) => {
    await page.clock.install()
    await open(page, '/faq', language)
    const { dialog } = await openDialog(page, dialogs[0])
    const field = dialog.getByLabel(m.signUp.email)
    await field.fill('name@example.com')
    const place = await field.boundingBox()
    if (!place) throw new Error('The field has no place.')
    await page.mouse.move(place.x + 100, place.y + place.height / 2)
    await page.mouse.down()
    await page.mouse.move(20, 450)
    await page.mouse.up()
    await page.clock.runFor(2 * CLOSE_ANIMATION_MS)
    await expect(dialog).toHaveJSProperty('open', true)
    await expect(field).toHaveValue('name@example.com')
    await dialog.getByRole('heading').click()
    await page.clock.runFor(2 * CLOSE_ANIMATION_MS)
    await expect(dialog).toHaveJSProperty('open', true)
  })

  test('a double click on what opens a dialog opens it', async ({ page }) => {
    await page.clock.install()
    await open(page, '/faq', language)
    await page.getByRole('banner').getByRole('button', { name: m.callToAction.demo }).dblclick()
    const dialog = page.getByRole('dialog', { name: m.callToAction.demo })
    await expect(dialog).toBeVisible()
    await page.clock.runFor(2 * CLOSE_ANIMATION_MS)
    await expect(dialog).toHaveJSProperty('open', true)
    await page.mouse.click(8, 450)
    await page.clock.runFor(2 * CLOSE_ANIMATION_MS)
    await expect(dialog).toBeHidden()
  })

  test('a link without an address yet opens a dialog with its name, also in a document', { tag: '@core' }, async ({
    page,
  }) => {
    await open(page, '/api', language)
    const [, repository = ''] = /label="([^"]+)"/.exec(documentText('api', language)) ?? []
    for (const opener of [
      page.getByRole('main').getByRole('button', { name: repository }),
      page.getByRole('contentinfo').getByRole('button', { name: m.footer.pressRelease }),
    ]) {
      await opener.click()
      const dialog = page.getByRole('dialog', { name: unset.title })
      await expect(dialog).toContainText(unset.text({ name: (await opener.textContent())?.trim() ?? '' }))
      await expect(dialog.getByRole('link', { name: link })).toHaveAttribute('href', localPath(paths.samples, language))
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })
})

const { demo } = messages.en.callToAction

test('closing takes 100 ms', async ({ page }) => {
  await page.clock.install()
  await open(page, '/faq')
  await page.getByRole('banner').getByRole('button', { name: demo }).click()
  const dialog = page.getByRole('dialog', { name: demo })
  await expect(dialog).toBeVisible()
  await page.clock.pauseAt(Date.now() + 600_000)
  await page.keyboard.press('Escape')
  await page.clock.runFor(99)
  await expect(dialog).toHaveJSProperty('open', true)
  await page.clock.runFor(1)
  await expect(dialog).toHaveCount(0)
})

test('nothing behind a dialog can be reached by keyboard or pointer, and a new page closes it', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, '/api')
  await page.getByRole('contentinfo').getByRole('link', { name: pages.guides.label.en }).click()
  await expect(page).toHaveURL('/guides')
  await page.getByRole('banner').getByRole('button', { name: demo }).click()
  const dialog = page.getByRole('dialog', { name: demo })
  await expect(dialog).toBeVisible()
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    const isInside = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || activeElement?.closest('dialog') !== null
    })
    expect(isInside).toBe(true)
  }
  const under = await page.evaluate(() => document.elementFromPoint(100, 64)?.closest('header'))
  expect(under ?? null).toBeNull()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the policy opens on a page whose hash is no valid selector', async ({ page }) => {
  await open(page, '/sign-up#%C3%A5(')
  await page.getByRole('contentinfo').getByRole('link', { name: messages.en.footer.privacy }).click()
  await expect(page.getByRole('dialog').locator('[data-document="privacy_policy"]')).toBeVisible()
})

test('while the policy is open, it is printed instead of the page', async ({ page }) => {
  await page.goto('/faq#dialog-privacy')
  const policy = page.locator('.policy [data-document]')
  await expect(policy).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(policy).toBeVisible()
  await expect(page.locator('main')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main')).toBeVisible()
  await expect(policy).toBeHidden()
})

test('a dialog that was opened by the URL has the closing animation as well', async ({ page }) => {
  await open(page, '/faq#dialog-demo')
  const dialog = page.getByRole('dialog', { name: demo })
  await expect(dialog).toBeVisible()
  await dialog.evaluate((box) => {
    const look = () =>
      box.hasAttribute('data-closing') && box.setAttribute('data-faded', String(box.hasAttribute('open')))
    new MutationObserver(look).observe(box, { attributes: true, attributeFilter: ['data-closing'] })
  })
  await page.keyboard.press('Escape')
  await expect(page.locator('#dialog-demo')).toHaveAttribute('data-faded', 'true')
  await expect(dialog).toBeHidden()
})

test('a chosen theme applies to every tab and to the theme-color of the browser', async ({ page, context }) => {
  const other = await context.newPage()
  await open(other, '/api')
  await open(page, '/faq')
  await page.getByRole('contentinfo').getByRole('button', { name: messages.en.theme.dark }).click()
  for (const tab of [page, other]) {
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(tab.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('content', '#0b1f1a')
    await expect(tab.locator('meta[name="theme-color"][media="not all"]')).toHaveCount(1)
  }
})

test('an SVG drawing that is opened as a document has its style, allowed by its policy', async ({ page }) => {
  const consoleMessages: string[] = []
  page.on('console', (message) => consoleMessages.push(message.text()))
  await page.goto('/figures/managed-area_en.svg')
  const fill = await page
    .locator('.bg')
    .first()
    .evaluate((shape) => getComputedStyle(shape).fill)
  expect(fill).toBe('rgb(255, 253, 248)')
  expect(consoleMessages).toEqual([])
})
