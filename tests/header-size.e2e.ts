import { expect, inBothLanguages, messages, open, still, test } from './site.ts'

test.use(still)

inBothLanguages((language) => {
  const m = messages[language]

  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    test(`the header is 128 px high at a width of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(language === 'sv' ? '/sv/faq' : '/faq')
      const box = await page.getByRole('banner').boundingBox()
      expect(box?.height).toBe(128)
      expect(box?.y).toBe(0)
    })
  }

  for (const { width, menus, buttons } of [
    { width: 390, menus: false, buttons: false },
    { width: 1023, menus: false, buttons: false },
    { width: 1024, menus: false, buttons: true },
    { width: 1279, menus: false, buttons: true },
    { width: 1280, menus: true, buttons: true },
  ]) {
    const what = `${menus ? 'menus' : 'the hamburger'} ${buttons ? 'with' : 'without'} demo and trial`
    test(`at ${width} px it shows ${what}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/faq', language)
      const header = page.getByRole('banner')
      await expect(header.getByRole('button', { name: m.navigation.solutions })).toBeVisible({ visible: menus })
      await expect(header.getByRole('button', { name: m.navigation.resources })).toBeVisible({ visible: menus })
      await expect(header.getByRole('button', { name: m.navigation.openMenu })).toBeVisible({ visible: !menus })
      await expect(header.getByRole('button', { name: m.callToAction.demo })).toBeVisible({ visible: buttons })
      await expect(header.getByRole('button', { name: m.callToAction.trial })).toBeVisible({ visible: buttons })
    })
  }
})
