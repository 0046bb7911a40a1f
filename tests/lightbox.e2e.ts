import { paths } from '../site/paths.ts'
import { findAxeViolations } from './page-checks.ts'
import { expect, inOneLanguage, messages, open, test } from './site.ts'

inOneLanguage((language) => {
  const m = messages[language]

  test('a picture opens full-window with its caption, and closing it returns the focus', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, '/manual/basics', language)
    const picture = page.getByRole('link', { name: m.document.openImage }).first()
    await picture.click()
    const dialog = page.getByRole('dialog', { name: m.document.wholeImage, exact: true })
    await expect(dialog).toBeVisible()
    const alt = await picture.getByRole('img').getAttribute('alt')
    await expect(dialog.getByRole('img')).toHaveAttribute('alt', alt ?? '')
    const caption = await picture.locator('xpath=ancestor::figure').locator('figcaption').textContent()
    await expect(dialog.locator('figcaption')).toHaveText(caption ?? '')
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 })
    await expect(page).toHaveURL(/basics$/)
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: m.document.closeImage }).click(),
      () => page.mouse.click(640, 12), // on the backdrop beside the picture
    ]) {
      await close()
      await expect(dialog).toBeHidden()
      await expect(picture).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect(dialog).toBeVisible()
  })
})

test('a photograph on a phone opens larger than in the page, before its large file has come', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/*-1600.*.jpg', () => {}) // never answered
  await open(page, '/bark-beetle')
  const link = page.locator('a.figure-button[href$=".jpg"]').first()
  const inPage = (await link.getByRole('img').boundingBox())?.width ?? 0
  await link.scrollIntoViewIfNeeded()
  await expect(link.getByRole('img')).toHaveJSProperty('complete', true)
  await link.click()
  const picture = page.getByRole('dialog').getByRole('img')
  expect((await picture.boundingBox())?.width).toBeGreaterThan(inPage * 1.5)
  await expect(picture).toHaveCSS('background-image', /-(480|800|1200)\.\w+\.avif/)
  // Chromium focuses every scroll container, WebKit only those with a tabindex
  expect(await findAxeViolations(page, { within: 'dialog[open]', rules: ['scrollable-region-focusable'] })).toEqual([])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('group', { name: messages.en.document.wholeImage })).toBeFocused()
})

test('a drawing on a phone opens in its narrow version, from edge to edge', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 })
  await open(page, paths.basics)
  const link = page.locator('a.figure-button[href$=".svg"]').first()
  const inPage = (await link.getByRole('img').boundingBox())?.width ?? 0
  await link.click()
  const picture = page.getByRole('dialog').getByRole('img')
  await expect(picture).toHaveAttribute('src', /-narrow\.svg$/)
  const box = await picture.boundingBox()
  expect(box?.width).toBeGreaterThan(inPage)
  expect([box?.x, box?.width]).toEqual([0, 360]) // the picture does not overflow the viewport
})
