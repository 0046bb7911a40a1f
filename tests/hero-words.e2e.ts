import type { Locator } from '@playwright/test'
import { localPath } from '../site/paths.ts'
import { expect, inOneLanguage, test } from './site.ts'

inOneLanguage((language) => {
  test('no line of the hero’s drawing runs through its words', async ({ page }) => {
    await page.goto(localPath('/', language))
    const drawing = page.locator('.hero__sheet')
    for (const [width, height] of [
      [412, 823],
      [1024, 768],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height })
      const clip = await boxOf(page.locator('.hero__text :is(p, .button, .app)'))
      // once more while the picture for this width is on its way
      await expect(async () => {
        const withDrawing = await page.screenshot({ clip })
        await drawing.evaluate((element) => element.setAttribute('hidden', ''))
        const alone = await page.screenshot({ clip })
        await drawing.evaluate((element) => element.removeAttribute('hidden'))
        expect(withDrawing.equals(alone), `at ${width} × ${height}`).toBe(true)
      }).toPass({ timeout: 10_000 })
      const whole = await page.screenshot()
      await drawing.evaluate((element) => element.setAttribute('hidden', ''))
      expect((await page.screenshot()).equals(whole), 'the drawing is seen beside the words').toBe(false)
      await drawing.evaluate((element) => element.removeAttribute('hidden'))
    }
  })
})

/** What all of them take up together. */
async function boxOf(parts: Locator) {
  const boxes = await parts.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON()),
  )
  const [x, y] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))]
  return {
    x,
    y,
    width: Math.max(...boxes.map(({ right }) => right)) - x,
    height: Math.max(...boxes.map(({ bottom }) => bottom)) - y,
  }
}
