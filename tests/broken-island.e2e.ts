import type { Page } from '@playwright/test'
import { clientMessages } from '../generated/messages/client.ts'
import { paths } from '../site/paths.ts'
import { makeIslandsBreakable, simulateTranslator } from './breakable-islands.ts'
import { isFullRun } from './full-run.ts'
import { press } from './press.ts'
import { expect, holdRequests, inOneLanguage, open, test } from './site.ts'

/*
 * When an island throws, its HTML is restored with the visitor's input, focus and selection, so that no keystroke is lost.
 */

const makeIslandsThrow = (page: Page) =>
  page.evaluate(() => {
    window.shouldIslandsThrow = true
  })

/** The text fields of all islands: name, page and selector. */
const FIELDS = [
  ['the search', '/faq', '#search-query'],
  ['the glossary', paths.glossary, '#glossary-find'],
  ['a figure of the calculator', paths.planning, '#flight-time-area'],
  ['the address of a form', '/sign-up', '#page-newsletter-email'],
  ['the question of a form', '/sign-up#demo', '#page-demo-question'],
] as const

inOneLanguage((language) => {
  for (const [index, [what, path, field]] of FIELDS.entries()) {
    // a full run tests both moments for each field, otherwise they alternate
    const moments = ['while one types', 'when it is hydrated'] as const
    for (const when of isFullRun ? moments : [moments[index % 2]]) {
      test(`${what} that throws ${when} keeps the text, the focus and the caret position`, async ({ page }) => {
        await makeIslandsBreakable(page)
        if (when === 'when it is hydrated') await page.addInitScript(() => (window.shouldIslandsThrow = true))
        const release = await holdRequests(page, '**/static/js/react.*.js')
        await open(page, path, language)
        if (field === '#search-query') await page.keyboard.press('/')
        const input = page.locator(field)
        await input.focus()
        await page.keyboard.press('Control+A')
        await page.keyboard.type('ad')
        await page.keyboard.press('ArrowLeft')
        const thrown = page.waitForEvent('console', (said) => said.text().includes('broken'))
        release()
        if (when === 'while one types') {
          await page.locator('[data-hydrated]', { has: input }).waitFor()
          await makeIslandsThrow(page)
          await page.keyboard.type('b')
          await thrown
          await page.keyboard.type('c')
        } else {
          await thrown
          await page.keyboard.type('bc')
        }
        await expect(input).toBeFocused()
        await expect(input).toHaveValue('abcd')
      })
    }
  }

  test('input, results and focus survive when an island throws at a press, and a retry works', async ({ page }) => {
    await makeIslandsBreakable(page)
    await open(page, paths.glossary, language)
    const input = page.locator('#glossary-find')
    await input.focus()
    await page.keyboard.type('gran')
    await expect(page.locator('.glossary__letters')).toHaveCount(0)
    await makeIslandsThrow(page)
    const order = page.locator('.glossary__order button').last()
    await press(page, order, 'mouse')
    await expect(order).toBeFocused()
    await expect(input).toHaveValue('gran')
    await expect(page.locator('.glossary__letters')).toHaveCount(0) // the list is still filtered
    await press(page, order, 'keyboard') // must have no effect either
    await expect(order).toBeFocused()
    await expect(order).not.toHaveAttribute('aria-busy')
    await page.evaluate(() => {
      window.shouldIslandsThrow = false
    })
    const retry = page.getByRole('button', { name: clientMessages[language].retry })
    await press(page, retry, 'mouse')
    await expect(retry).toHaveCount(0)
    await press(page, order, 'mouse')
    await expect(order).toHaveAttribute('aria-pressed', 'true')
    await expect(input).toHaveValue('gran')
  })

  test('a checkbox keeps its state and focus in a form that throws at the change', { tag: '@core' }, async ({
    page,
  }) => {
    await makeIslandsBreakable(page)
    await open(page, '/sign-up', language)
    const box = page.locator('#page-newsletter-consent')
    await box.focus()
    await page.locator('#newsletter [data-hydrated]').waitFor()
    await makeIslandsThrow(page)
    await page.keyboard.press('Space')
    await expect(box).toBeFocused()
    await expect(box).toBeChecked()
    await page.keyboard.press('Space')
    await expect(box).not.toBeChecked()
  })

  test('the caret position survives when React renders an island again after a hydration mismatch', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/static/js/react.*.js')
    await open(page, paths.glossary, language)
    await page.evaluate(simulateTranslator)
    const input = page.locator('#glossary-find')
    await input.focus()
    await page.keyboard.type('gn')
    await page.keyboard.press('ArrowLeft')
    const old = await input.elementHandle()
    release()
    await page.locator('[data-island$="GlossaryList"][data-hydrated]').waitFor()
    await page.waitForFunction((element) => !element?.isConnected, old)
    await page.keyboard.type('ra')
    await expect(input).toHaveValue('gran')
  })
})
