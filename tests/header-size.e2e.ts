import { localPath } from '../content/paths.ts'
import { expect, inBothLanguages, messages, open, still, test } from './site.ts'

test.use(still)

inBothLanguages((language) => {
  const m = messages[language]

  test('the header is 128 px high at every width', async ({ page }) => {
    await page.goto(localPath('/faq', language))
    for (const width of [320, 390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const box = await page.getByRole('banner').boundingBox()
      expect.soft(box?.height, `${width} px`).toBe(128)
      expect.soft(box?.y, `${width} px`).toBe(0)
    }
  })

  test('it shows menus, the hamburger, demo and trial where there is room for them', async ({ page }) => {
    await open(page, '/faq', language)
    const header = page.getByRole('banner')
    for (const { width, menus, buttons } of [
      { width: 390, menus: false, buttons: false },
      { width: 1023, menus: false, buttons: false },
      { width: 1024, menus: false, buttons: true },
      { width: 1279, menus: false, buttons: true },
      { width: 1280, menus: true, buttons: true },
    ]) {
      const what = `${menus ? 'menus' : 'the hamburger'} ${buttons ? 'with' : 'without'} demo and trial`
      await test.step(`at ${width} px ${what}`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await expect(header.getByRole('button', { name: m.navigation.solutions })).toBeVisible({ visible: menus })
        await expect(header.getByRole('button', { name: m.navigation.resources })).toBeVisible({ visible: menus })
        await expect(header.getByRole('button', { name: m.navigation.openMenu })).toBeVisible({ visible: !menus })
        await expect(header.getByRole('button', { name: m.callToAction.demo })).toBeVisible({ visible: buttons })
        await expect(header.getByRole('button', { name: m.callToAction.trial })).toBeVisible({ visible: buttons })
      })
    }
  })
})
