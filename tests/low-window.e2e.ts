import type { Page } from '@playwright/test'
import { dialogIds } from '../site/dialogs.ts'
import { paths } from '../site/paths.ts'
import { isFullRun } from './full-run.ts'
import { hiddenFocus } from './hidden-focus.ts'
import { press } from './press.ts'
import { everyPage, expect, inOneLanguage, messages, open, test } from './site.ts'

/* A window as low as one at 1280 x 840 that is enlarged to 200 percent, or half of a laptop's screen: keys alone. */
test.use({ viewport: { width: 1280, height: 420 } })

const SOME_PAGES = ['/', paths.droneOperations, paths.glossary, paths.signUp]

/** After so many stops a page goes on as before; the shorter ones end earlier, so that the footer is looked at too. */
const MAX_STOPS = isFullRun ? Number.POSITIVE_INFINITY : 60

/** Goes on by Tab until the focus has been everywhere, and gives the stops that are not seen, with how many there were. */
async function stopsNotSeen(page: Page): Promise<{ stops: number; unseen: string[] }> {
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
    const what = await hiddenFocus(page)
    if (what) unseen.push(what)
  }
  return { stops, unseen }
}

inOneLanguage((language) => {
  for (const path of isFullRun ? everyPage : SOME_PAGES) {
    test(`every stop of the keys on ${path} is in sight in a low window`, async ({ page }) => {
      test.slow() // a stop is two questions
      await open(page, path, language)
      const { stops, unseen } = await stopsNotSeen(page)
      expect(stops).toBeGreaterThan(30)
      expect(unseen).toEqual([])
    })
  }

  test('every stop of the keys in a dialog is in sight in a low window', { tag: '@core' }, async ({ page }) => {
    await open(page, '/faq', language)
    const header = page.getByRole('banner')
    for (const opener of [
      header.getByRole('button', { name: messages[language].callToAction.demo }),
      header.locator('.search-button'),
      page.locator(`footer [commandfor="${dialogIds.newsletter}"]`),
    ]) {
      await press(page, opener, 'keys')
      await page.getByRole('dialog').locator('[data-hydrated]').waitFor() // the search then shows more links
      const { stops, unseen } = await stopsNotSeen(page)
      expect(stops).toBeGreaterThan(2)
      expect(unseen).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  })

  test('the menu of small screens is whole in a low window', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 420 })
    await open(page, '/faq', language)
    await press(page, page.getByRole('button', { name: messages[language].navigation.openMenu }), 'keys')
    await expect(page.getByRole('dialog')).toBeVisible()
    const { stops, unseen } = await stopsNotSeen(page)
    expect(stops).toBeGreaterThan(10)
    expect(unseen).toEqual([])
  })
})
