import type { Locator, Page } from '@playwright/test'
import { findingsMessages as words } from '../generated/messages/findings.ts'
import type { Language } from '../site/languages.ts'
import { useCases } from '../site/navigation.ts'
import { paths } from '../site/paths.ts'
import { expect, homeMessages, inOneLanguage, open, test } from './site.ts'

function parts(page: Page, language: Language) {
  const m = words[language]
  return { divider: page.getByRole('slider', { name: m.divider }), marked: page.getByAltText(m.markedAlt) }
}

/** The position from the left, in percent of the width, at which the clip path begins to show the marked view. */
function readClipPosition(marked: Locator): Promise<number> {
  return marked.evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const cut = /([\d.]+)%\)$/.exec(getComputedStyle(at).clipPath)
      if (cut) return Number(cut[1])
    }
    return Number.NaN
  })
}

inOneLanguage((language) => {
  const m = words[language]

  test('moves the divider with the keys and to where the pointer presses, and says where it is', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, paths.barkBeetle, language)
    const { divider, marked } = parts(page, language)
    await expect(divider).toHaveAttribute('aria-valuetext', m.position({ bare: 50, marked: 50 }))
    await divider.focus()
    await page.keyboard.press('ArrowRight')
    await expect(divider).toHaveAttribute('aria-valuetext', m.position({ bare: 51, marked: 49 }))
    await expect.poll(() => readClipPosition(marked)).toBe(51)
    await page.keyboard.press('Home')
    await expect(divider).toHaveAttribute('aria-valuetext', m.position({ bare: 0, marked: 100 }))
    await expect.poll(() => readClipPosition(marked)).toBe(0)
    // the other view is hidden completely, and so is its label
    await expect(page.locator('.compare__names span').first()).toHaveCSS('clip-path', 'inset(0px 100% 0px 0px)')
    await divider.scrollIntoViewIfNeeded()
    const box = await divider.boundingBox()
    await divider.click({ position: { x: (box?.width ?? 0) * 0.9, y: 200 } })
    await expect.poll(() => readClipPosition(marked)).toBeCloseTo(90, 0)
  })
})

test('shows the markings of every use case over a picture of the same size', async ({ page }) => {
  expect(useCases.length).toBeGreaterThan(5)
  for (const { name, path } of useCases) {
    await test.step(name, async () => {
      await page.goto(path)
      const { divider, marked } = parts(page, 'en')
      await divider.scrollIntoViewIfNeeded()
      await expect.poll(() => marked.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      expect(await marked.boundingBox()).toEqual(await divider.boundingBox())
    })
  }
})

test('the scale bar has the same share of the picture on a phone and on a desktop', async ({ page }) => {
  const shares: number[] = []
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(paths.planning)
    const bar = await page.locator('.findings__scale rect').first().boundingBox()
    const picture = await page.getByAltText(words.en.markedAlt).boundingBox()
    shares.push((bar?.width ?? 0) / (picture?.width ?? 0))
  }
  expect(shares[0]).toBeGreaterThan(0.1)
  expect(shares[0]).toBeCloseTo(shares[1] ?? 0, 2)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } })

  test('scrolls the page when the picture is swiped upwards, and leaves the divider where it was', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, paths.barkBeetle)
    const { divider, marked } = parts(page, 'en')
    await divider.scrollIntoViewIfNeeded()
    const box = await divider.boundingBox()
    const before = await page.evaluate(() => scrollY)
    await swipeUp(page, (box?.x ?? 0) + 100, (box?.y ?? 0) + 100)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50)
    await expect(divider).toHaveValue('50')
    await expect.poll(() => readClipPosition(marked)).toBe(50)
  })

  test('moves the upright divider of the home page by its handle or a tap, and scrolls by a swipe beside it', async ({
    page,
  }) => {
    await open(page, '/')
    const divider = page.getByRole('slider', { name: homeMessages.en.how.divider })
    const strip = page.locator('.strip')
    await strip.evaluate((element) => element.scrollIntoView())
    const { x = 0, y = 0, width = 0, height = 0 } = (await strip.boundingBox()) ?? {}
    const middle = x + width / 2
    await swipeUp(page, middle, y + height * 0.75)
    await expect.poll(async () => Number(await divider.inputValue())).toBeLessThan(60)
    expect((await strip.boundingBox())?.y).toBe(y)
    const value = await divider.inputValue()
    await swipeUp(page, middle, y + height * 0.8)
    await expect.poll(async () => (await strip.boundingBox())?.y).toBeLessThan(y - 50)
    await expect(divider).toHaveValue(value)
    let top = Number.NaN
    await expect
      .poll(async () => {
        const before = top
        top = (await strip.boundingBox())?.y ?? 0
        return top === before // the swipe has stopped scrolling
      })
      .toBe(true)
    await page.touchscreen.tap(x + width / 4, top + height * 0.9)
    await expect.poll(async () => Number(await divider.inputValue())).toBeCloseTo(90, -1)
  })
})

async function swipeUp(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  for (let step = 1; step <= 10; step++) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - 15 * step }] })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
