import { expect, inOneLanguage, messages, open, test } from './site.ts'

inOneLanguage((language) => {
  const m = messages[language]

  test('the header is 128 px high at every width, and collapses its menus and buttons at the breakpoints', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, '/faq', language)
    const header = page.getByRole('banner')
    for (const { width, menus, buttons } of [
      { width: 320, menus: false, buttons: false },
      { width: 390, menus: false, buttons: false },
      { width: 1023, menus: false, buttons: false },
      { width: 1024, menus: false, buttons: true },
      { width: 1279, menus: false, buttons: true },
      { width: 1280, menus: true, buttons: true },
      { width: 1920, menus: true, buttons: true },
    ]) {
      const what = `${menus ? 'menus' : 'the hamburger'} ${buttons ? 'with' : 'without'} demo and trial`
      await test.step(`at ${width} px ${what}`, async () => {
        await page.setViewportSize({ width, height: 900 })
        const box = await header.boundingBox()
        expect.soft([box?.y, box?.height], `${width} px`).toEqual([0, 128])
        await expect(header.getByRole('button', { name: m.navigation.solutions })).toBeVisible({ visible: menus })
        await expect(header.getByRole('button', { name: m.navigation.resources })).toBeVisible({ visible: menus })
        await expect(header.getByRole('button', { name: m.navigation.openMenu })).toBeVisible({ visible: !menus })
        await expect(header.getByRole('button', { name: m.callToAction.demo })).toBeVisible({ visible: buttons })
        await expect(header.getByRole('button', { name: m.callToAction.trial })).toBeVisible({ visible: buttons })
      })
    }
    await test.step('with a large default font size, the menus collapse in a wider viewport', async () => {
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
      await page.setViewportSize({ width: 1366, height: 900 })
      await expect(header.getByRole('button', { name: m.navigation.solutions })).toBeHidden()
      await expect(header.getByRole('button', { name: m.navigation.openMenu })).toBeInViewport({ ratio: 1 })
    })
  })

  test('with text enlarged by a style of the visitor, every button of the header stays in the window', async ({
    page,
  }) => {
    await open(page, '/faq', language)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
    const header = page.getByRole('banner')
    for (const { width, last } of [
      { width: 360, last: m.navigation.openMenu },
      { width: 1280, last: m.callToAction.trial },
    ]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(header.getByRole('button', { name: last })).toBeInViewport({ ratio: 1 })
    }
  })

  test('a page that is scrolled is printed with the logo in its place, above the text', async ({ page }) => {
    await open(page, '/faq', language)
    await page.mouse.wheel(0, 2000)
    await expect(page.locator('html')).toHaveClass(/is-scrolled/)
    await page.emulateMedia({ media: 'print' })
    const header = page.getByRole('banner')
    const [logo, box] = [await header.locator('.brand').boundingBox(), await header.boundingBox()]
    expect(logo?.y).toBe(box?.y)
  })
})
