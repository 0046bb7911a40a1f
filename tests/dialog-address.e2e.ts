import { dialogIds } from '../site/dialogs.ts'
import { expect, messages, open, test } from './site.ts'

/* Dialogs that are taller than the viewport, and dialogs that the URL opens. */

for (const [width, height] of [
  [1280, 500],
  [1280, 420],
  [1024, 768],
  [1023, 768],
  [390, 844],
] as const) {
  test(`at ${width} x ${height} the policy’s contents and close button stay visible, and the URL stays that of the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/faq')
    await page.getByRole('contentinfo').getByRole('link', { name: messages.en.footer.privacy }).click()
    const dialog = page.getByRole('dialog', { name: messages.en.footer.privacy })
    const contents = dialog.getByRole('navigation', { name: messages.en.document.onThisPage })
    const cross = dialog.getByRole('button', { name: messages.en.close, exact: true })
    const text = dialog.locator('[data-document]')
    await expect(text).toBeVisible()
    await expect(cross).toBeInViewport({ ratio: 1 })
    const isBeside = width >= 1024
    for (const id of ['pp-external', 'pp-collect']) {
      const entry = contents.locator(`a[href="#${id}"]`)
      if (isBeside) {
        await expect(entry).toBeVisible()
        const right = await text.evaluate((element) => element.getBoundingClientRect().right)
        expect((await contents.boundingBox())?.x, 'at the right of the text').toBeGreaterThan(right)
      } else {
        await expect(entry).toBeHidden()
        await dialog.locator('summary').click()
      }
      await entry.click()
      const place = dialog.locator(`#${id}`)
      await expect(place).toBeInViewport()
      await expect(place).toBeFocused()
      await expect(cross).toBeInViewport({ ratio: 1 })
      const [crossBox, placeBox] = [await cross.boundingBox(), await place.boundingBox()]
      expect(placeBox?.y, 'below the cross').toBeGreaterThanOrEqual((crossBox?.y ?? 0) + (crossBox?.height ?? 0))
      if (!isBeside) await dialog.evaluate((box) => box.scrollTo({ top: 0 }))
    }
    await dialog.locator('#pp-external a.anchor').click() // copies the link, and does not navigate
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL('/faq')
    await dialog.evaluate((box) => box.scrollTo({ top: box.scrollHeight }))
    await cross.click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/faq')
  })
}

test('the close button of every dialog stays visible when it is scrolled in a viewport of little height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  for (const id of [dialogIds.newsletter, dialogIds.demo, dialogIds.trial, dialogIds.unset, dialogIds.search]) {
    await page.goto('about:blank')
    await open(page, `/faq#${id}`)
    const dialog = page.locator(`#${id}`)
    await expect(dialog).toBeVisible()
    await dialog.evaluate((box) => box.scrollTo({ top: box.scrollHeight }))
    await expect(dialog.getByRole('button', { name: messages.en.close, exact: true })).toBeInViewport({ ratio: 1 })
  }
})

for (const [address, id] of [
  ...[dialogIds.newsletter, dialogIds.demo, dialogIds.trial, dialogIds.privacy, dialogIds.search, dialogIds.unset].map(
    (id) => [`/faq#${id}`, id] as const,
  ),
  ['/faq#dialog-demo?utm_source=letter', dialogIds.demo],
  ['/faq#pop-up-trial-email', dialogIds.trial],
  ['/faq#pp-external', dialogIds.privacy],
  ['/faq?q=ndvi&from=mail', dialogIds.search],
] as const) {
  test(`the dialog that ${address} opens stays closed after a reload and in the other language`, async ({ page }) => {
    await open(page, address)
    const dialog = page.locator(`dialog#${id}`)
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(address)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    const rest = address.includes('from=mail') ? '?from=mail' : ''
    await expect(page).toHaveURL(`/faq${rest}`)
    await page.reload()
    await page.getByRole('banner').locator('.language-menu').hover()
    await page.getByRole('banner').locator('a[hreflang="sv"]').click()
    await expect(page).toHaveURL(`/sv/faq${rest}`)
    await page.locator('html[data-runtime]').waitFor({ state: 'attached' })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('the hash of the page stays in the URL when a dialog is closed', { tag: '@core' }, async ({ page }) => {
  await open(page, '/faq#faq-permit')
  await page.getByRole('banner').getByRole('button', { name: messages.en.callToAction.demo }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/faq#faq-permit')
})
