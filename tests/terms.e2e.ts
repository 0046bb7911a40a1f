import { clientMessages } from '../generated/messages/client.ts'
import { fieldMessages } from '../generated/messages/field.ts'
import { platformGlossary } from '../site/glossary.ts'
import { pages } from '../site/pages.ts'
import { localPath, paths } from '../site/paths.ts'
import { findAxeViolations } from './page-checks.ts'
import { expect, open, test } from './site.ts'

const { compartment } = platformGlossary
const TERM_CARD = '.term-card'

test('hovering over a term shows a card with its definition, which can be hovered and closed by Escape', {
  tag: '@core',
}, async ({ page }) => {
  const glossaryRequests: string[] = []
  page.on('request', (request) => {
    if (/glossary_/.test(request.url())) glossaryRequests.push(request.url())
  })
  await page.clock.install()
  await open(page, paths.basics)
  expect(glossaryRequests).toEqual([])
  const term = page.locator(`.prose a.term[href="${compartment.target}"]`).first()
  await term.scrollIntoViewIfNeeded()
  await term.hover()
  const shown = page.getByRole('dialog', { name: 'compartment' })
  await expect(shown).toBeVisible()
  await expect(shown).toContainText(compartment.definition.en)
  await expect(shown.locator('[lang="sv"]')).toHaveText('avdelning')
  await expect(shown.getByRole('link')).toHaveAttribute('href', compartment.target)
  await expect(shown.getByRole('link')).toContainText(pages.forestManagementPlanning.label.en)
  expect(await findAxeViolations(page)).toEqual([])
  // The card stays open while the pointer is over it (WCAG 1.4.13: hoverable and persistent).
  await shown.getByText(compartment.definition.en).hover()
  await page.clock.runFor(5_000)
  await expect(shown).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  await page.mouse.move(5, 400)
  await term.hover()
  await expect(shown).toBeVisible()
  await page.mouse.move(5, 400)
  await expect(shown).toHaveCount(0)
  expect(glossaryRequests).toHaveLength(1)
  // A mouse click follows the link.
  await term.click()
  await expect(page).toHaveURL(/forest-management-planning#compartments$/)
})

test('at 400 % zoom, a focused term is between the header and its card', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, paths.basics)
  await page.keyboard.press('Tab')
  const words = (await page.locator('.prose a.term').all()).slice(0, 4)
  expect(words).toHaveLength(4)
  for (const term of words) {
    await term.focus()
    await expect(page.locator(TERM_CARD)).toBeVisible()
    const top = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
    const word = await term.boundingBox()
    expect(word?.y).toBeGreaterThanOrEqual(top)
    expect((word?.y ?? 0) + (word?.height ?? 0)).toBeLessThanOrEqual(
      (await page.locator(TERM_CARD).boundingBox())?.y ?? 0,
    )
    await page.keyboard.press('Escape')
  }
})

test('focus opens the card, Tab moves into it, and Escape closes it and returns the focus', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, paths.basics)
  const term = page.locator(`.prose a.term[href="${compartment.target}"]`).first()
  await page.keyboard.press('Tab')
  await term.focus()
  const shown = page.locator(TERM_CARD)
  await expect(shown).toBeVisible()
  await expect(term).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(shown.getByRole('link')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  await expect(term).toBeFocused()
  await term.blur()
  await term.focus()
  await expect(shown).toBeVisible()
  await page.locator('.contents a').first().focus()
  await expect(shown).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } })

  test('the first tap shows the card at the bottom, a second one closes it, and its link leads to the chapter', {
    tag: '@core',
  }, async ({ page }) => {
    await open(page, paths.basics, 'sv')
    const term = page.locator(`.prose a.term[href="${localPath(compartment.target, 'sv')}"]`).first()
    await term.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await term.tap()
    const shown = page.locator(TERM_CARD)
    await expect(shown).toBeFocused()
    const word = await term.boundingBox()
    expect((word?.y ?? 0) + (word?.height ?? 0), 'the word is seen above').toBeLessThan(
      (await shown.boundingBox())?.y ?? 0,
    )
    await expect(page).toHaveURL(/basics$/)
    await expect(shown).toContainText(compartment.definition.sv)
    await expect(shown.locator('[lang="en"]')).toHaveText('compartment')
    const box = await shown.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(780, 0)
    for (const control of [shown.getByRole('link'), shown.getByRole('button', { name: fieldMessages.sv.term.close })]) {
      const { width = 0, height = 0 } = (await control.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(56)
    }
    await term.tap()
    await expect(shown).toHaveCount(0)
    await expect(page).toHaveURL(/basics$/)
    await term.tap() // opens the card; had it reopened by itself, this tap would close it
    await shown.getByRole('button', { name: fieldMessages.sv.term.close }).tap()
    await expect(shown).toHaveCount(0)
    await term.tap()
    await shown.getByRole('link').tap()
    await expect(page).toHaveURL(/sv\/manual\/forest-management-planning#compartments$/)
    await expect(shown).toHaveCount(0)
  })

  test('when the definitions fail to load, a message says so, and a second tap follows the link', async ({ page }) => {
    await page.route('**/glossary_*.json', (route) => route.abort())
    await open(page, paths.basics)
    const term = page.locator(`.prose a.term[href="${compartment.target}"]`).first()
    await term.tap()
    await expect(page.locator('.prose .chunk-note')).toBeInViewport()
    await expect(page.locator('.prose .chunk-note')).toContainText(clientMessages.en.chunkFailed)
    await expect(page).toHaveURL(/basics$/)
    await page.unroute('**/glossary_*.json')
    await page.locator('.prose .chunk-note').getByRole('button').tap()
    await expect(page.locator(TERM_CARD)).toContainText(compartment.definition.en)
    await expect(page.locator('.prose .chunk-note')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.route('**/glossary_*.json', (route) => route.abort())
    await page.reload()
    await page.locator('html[data-runtime]').waitFor({ state: 'attached' })
    await term.tap()
    await expect(page.locator('.prose .chunk-note')).toContainText(clientMessages.en.chunkFailed)
    await term.tap()
    await expect(page).toHaveURL(/forest-management-planning#compartments$/)
  })

  test('a failed request of a tap is ignored after another tap, without a message', async ({ page }) => {
    let fail = () => {}
    await page.route('**/glossary_*.json', (route) => {
      fail = () => void route.abort()
    })
    await open(page, paths.basics)
    const asked = page.waitForRequest('**/glossary_*.json')
    await page.locator(`.prose a.term[href="${compartment.target}"]`).first().tap()
    await asked
    await page.getByRole('heading', { level: 1 }).tap()
    const failed = page.waitForEvent('requestfailed')
    fail()
    await failed
    await page.unroute('**/glossary_*.json')
    await page.locator('.prose a.term').nth(4).tap()
    await expect(page.locator(TERM_CARD)).toBeVisible()
    await expect(page.locator('.prose .chunk-note')).toHaveCount(0)
    await expect(page).toHaveURL(/basics$/)
  })
})
