import type { Page } from '@playwright/test'
import { dialogIds } from '../site/dialogs.ts'
import { paths } from '../site/paths.ts'
import { describeHiddenFocus } from './describe-hidden-focus.ts'
import { isFullRun } from './full-run.ts'
import { press } from './press.ts'
import { everyPagePath, expect, inOneLanguage, messages, open, test } from './site.ts'

/* Keyboard focus in a viewport of little height, as at high zoom or in a window over half of a laptop's screen. */

test.use({ viewport: { width: 1280, height: 420 } })

const SAMPLE_PAGES = ['/', paths.droneOperations, paths.glossary, paths.signUp]

/** The maximum number of tab stops to test on a page: later ones are alike, and short pages are tested to their end. */
const MAX_STOPS = isFullRun ? Number.POSITIVE_INFINITY : 60

/**
 * Presses Tab until the focus returns to a known element; returns the number of tab stops and those with hidden focus.
 */
async function findHiddenTabStops(page: Page): Promise<{ stops: number; unseen: string[] }> {
  const unseen: string[] = []
  let stops = 0
  for (; stops < MAX_STOPS; stops++) {
    await page.keyboard.press('Tab')
    const isOver = await page.evaluate(async () => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement || focused instanceof SVGElement)) return true
      const isKnown = focused === document.body || 'stop' in focused.dataset
      focused.dataset.stop = ''
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      return isKnown
    })
    if (isOver) break
    const description = await describeHiddenFocus(page)
    if (description) unseen.push(description)
  }
  return { stops, unseen }
}

inOneLanguage((language) => {
  for (const path of isFullRun ? everyPagePath : SAMPLE_PAGES) {
    test(`every tab stop on ${path} is visible in a viewport of little height`, async ({ page }) => {
      test.slow() // two round trips to the browser for each tab stop
      await open(page, path, language)
      const { stops, unseen } = await findHiddenTabStops(page)
      expect(stops).toBeGreaterThan(30)
      expect(unseen).toEqual([])
    })
  }

  test('every tab stop in a dialog is visible in a viewport of little height', { tag: '@core' }, async ({ page }) => {
    await open(page, '/faq', language)
    const header = page.getByRole('banner')
    for (const opener of [
      header.getByRole('button', { name: messages[language].callToAction.demo }),
      header.locator('.search-button'),
      page.locator(`footer [commandfor="${dialogIds.newsletter}"]`),
    ]) {
      await press(page, opener, 'keyboard')
      await page.getByRole('dialog').locator('[data-hydrated]').waitFor() // the search shows more links after hydration
      const { stops, unseen } = await findHiddenTabStops(page)
      expect(stops).toBeGreaterThan(2)
      expect(unseen).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })

  test('every tab stop in the menu of small screens is visible in a viewport of little height', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 420 })
    await open(page, '/faq', language)
    await press(page, page.getByRole('button', { name: messages[language].navigation.openMenu }), 'keyboard')
    await expect(page.getByRole('dialog')).toBeVisible()
    const { stops, unseen } = await findHiddenTabStops(page)
    expect(stops).toBeGreaterThan(10)
    expect(unseen).toEqual([])
  })
})
