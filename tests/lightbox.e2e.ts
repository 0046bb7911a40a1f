import type { Page } from '@playwright/test'
import { expect, inBothLanguages, messages, open, test } from './site.ts'

inBothLanguages((language) => {
  const m = messages[language]

  async function openFirst(page: Page) {
    await open(page, '/manual/basics', language)
    const picture = page.getByRole('link', { name: m.document.openImage }).first()
    await picture.click()
    const dialog = page.getByRole('dialog', { name: m.document.openImage })
    await expect(dialog).toBeVisible()
    return { picture, dialog }
  }

  test('a picture opens over the whole window, with its words', async ({ page }) => {
    const { picture, dialog } = await openFirst(page)
    const alt = await picture.getByRole('img').getAttribute('alt')
    await expect(dialog.getByRole('img')).toHaveAttribute('alt', alt ?? '')
    await expect(dialog.getByRole('img')).toHaveJSProperty('complete', true)
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 })
    await expect(page).toHaveURL(/basics$/)
  })

  for (const { name, close } of [
    { name: 'Escape', close: (page: Page) => page.keyboard.press('Escape') },
    { name: 'its button', close: (page: Page) => page.getByRole('button', { name: m.document.closeImage }).click() },
    { name: 'a press beside the picture', close: (page: Page) => page.mouse.click(640, 12) },
  ]) {
    test(`closes by ${name} and gives the focus back`, async ({ page }) => {
      const { picture, dialog } = await openFirst(page)
      await close(page)
      await expect(dialog).toBeHidden()
      await expect(picture).toBeFocused()
    })
  }

  test('opens by keyboard', async ({ page }) => {
    await open(page, '/manual/basics', language)
    await page.getByRole('link', { name: m.document.openImage }).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: m.document.openImage })).toBeVisible()
  })
})
