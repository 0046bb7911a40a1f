import type { Page } from '@playwright/test'
import { localPath } from '../content/paths.ts'
import { everyPage, expect, inBothLanguages, test } from './site.ts'

/** Around every breakpoint, and what people have. */
const WIDTHS = [320, 344, 360, 390, 430, 480, 560, 639, 640, 767, 768, 900, 1023, 1024, 1150, 1279, 1280, 1366, 1440]

/** The widths at which something is wider than the window, with the element that is. */
async function overflowing(page: Page, widths: readonly number[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const found: string[] = []
  for (const width of widths) {
    await session.send('Emulation.setDeviceMetricsOverride', {
      width,
      height: 800,
      deviceScaleFactor: 1,
      mobile: false,
    })
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return null
      const widest = [...document.body.querySelectorAll('*')].find(
        (element) => element.getBoundingClientRect().right > clientWidth + 1 && element.checkVisibility(),
      )
      return `${scrollWidth} px: ${widest?.outerHTML.slice(0, 80)}`
    })
    if (wide) found.push(`at ${width} px ${wide}`)
  }
  return found
}

inBothLanguages((language) => {
  for (const path of everyPage) {
    test(`nothing on ${path} is wider than the window`, async ({ page }) => {
      await page.goto(localPath(path, language))
      expect(await overflowing(page, WIDTHS)).toEqual([])
    })
  }
})

for (const path of ['/', '/manual/basics', '/fire', '/sign-up']) {
  test(`nothing on ${path} is wider than the window at any width from 320 to 1440 px`, async ({ page }) => {
    test.setTimeout(120_000) // some hundred layouts of a whole page
    await page.goto(localPath(path, 'sv')) // Swedish has the longer words
    const widths = Array.from({ length: 281 }, (_, index) => 320 + 4 * index)
    expect(await overflowing(page, widths)).toEqual([])
  })
}
