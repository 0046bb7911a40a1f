import type { Page } from '@playwright/test'
import { fieldMessages } from '../generated/messages/field.ts'
import { localPath, paths } from '../site/paths.ts'
import { findAxeViolations } from './page-checks.ts'
import { expect, inOneLanguage, open, test } from './site.ts'

test.use({ viewport: { width: 360, height: 780 }, permissions: ['clipboard-read', 'clipboard-write'] })

const morning = new Date(2026, 10, 22, 7, 34)
const { checklist: words, chooser } = fieldMessages.en

/** Scrolls the pre-flight checklist into view, and waits until its script has enabled its buttons. */
async function openList(page: Page, language: 'en' | 'sv' = 'en') {
  await open(page, paths.droneOperations, language)
  const list = page.locator('[data-checklist="drone-operations#pre-flight"]')
  await list.scrollIntoViewIfNeeded()
  await expect(
    list.getByRole('button', { name: language === 'en' ? words.copy : fieldMessages.sv.checklist.copy }),
  ).toBeEnabled()
  return list
}

test('ticks are stored until midnight, in both languages, and rows are at least 56 px high', {
  tag: '@core',
}, async ({ page }) => {
  await page.clock.install({ time: morning })
  const list = await openList(page)
  const rows = list.getByRole('checkbox')
  const count = await rows.count()
  expect(count).toBeGreaterThan(2)
  for (const box of await list.locator('label').all())
    expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(56)
  await list.locator('label').nth(1).click()
  await rows.nth(2).focus()
  await page.keyboard.press('Space')
  await expect(list.getByRole('status').first()).toHaveText(
    `${words.ticked({ done: 2, all: count })}, ${words.latest({ time: '07:34' })}`,
  )
  expect(await findAxeViolations(page, { rules: ['color-contrast', 'label'] })).toEqual([])

  const swedish = await openList(page, 'sv')
  await expect(swedish.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(swedish.getByText('07.34', { exact: true })).toHaveCount(2)
  await open(page, paths.guides)
  await page.locator('[data-checklist="guides#checklist-winter"]').scrollIntoViewIfNeeded()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)

  const reopened = await openList(page)
  await expect(reopened.getByRole('checkbox', { checked: true })).toHaveCount(2)
  // Midnight passes while the page is open.
  await page.clock.fastForward('17:00:00')
  await expect(reopened.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('a checklist whose chunk failed to load offline is loaded once the browser is online', async ({ page }) => {
  const SCRIPT = '**/static/js/enhance-part.*.chunk.js'
  await page.route(SCRIPT, (route) => route.abort())
  const chunkFailure = page.waitForEvent('console', (said) => said.text().includes('Loading chunk checklist failed'))
  await open(page, paths.droneOperations)
  const list = page.locator('[data-checklist="drone-operations#pre-flight"]')
  await list.scrollIntoViewIfNeeded()
  await chunkFailure
  await page.unroute(SCRIPT)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(list.getByRole('button', { name: words.copy })).toBeEnabled()
})

test('a checklist is copied with its times, cleared, and restored by undo', async ({ page }) => {
  await page.clock.install({ time: morning })
  const list = await openList(page)
  const first = list.getByRole('checkbox').first()
  await first.check()
  await list.getByRole('button', { name: words.copy }).click()
  await expect(list.getByText(words.copied)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Before take-off, 22 November 2026\n1 of \d/)
  expect(copied).toContain('[x] 07:34 ')
  expect(copied).toContain(`\n${words.doneBy} \n`)

  await list.getByRole('button', { name: words.startOver }).click()
  await expect(first).not.toBeChecked()
  await expect(list.getByText(words.cleared({ ticks: 1 }))).toBeVisible()
  await page.clock.fastForward(2_000)
  await list.getByRole('button', { name: words.undo }).click()
  await expect(first).toBeChecked()
  await expect(list.getByText('07:34', { exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(list.getByText('07:34', { exact: true })).toBeHidden()
  await expect(list.getByRole('button', { name: words.copy })).toBeHidden()
})

inOneLanguage((language) => {
  test('the checklist keeps its height when its script has loaded', async ({ page }) => {
    await page.goto(localPath(paths.droneOperations, language))
    const list = page.locator('[data-checklist="drone-operations#pre-flight"]')
    const foot = list.locator('.checklist__foot')
    const height = () => foot.evaluate((element) => element.clientHeight)
    await expect(foot.locator('p')).toBeHidden()
    const before = await height()
    await list.scrollIntoViewIfNeeded()
    await expect(foot.locator('p')).toBeVisible()
    await expect(list.getByRole('button').first()).toBeEnabled()
    expect(Math.abs((await height()) - before)).toBeLessThan(4) // the fallback font may differ in height
  })
})

test('three answers show a preset with the values of its table row, also by keyboard', { tag: '@core' }, async ({
  page,
}) => {
  await open(page, paths.droneOperations)
  const answer = page.locator('.choose output')
  await answer.scrollIntoViewIfNeeded()
  await expect(answer).toHaveText(chooser.wait)
  await page.getByRole('radio', { name: chooser.see.planning }).check()
  await page.getByRole('radio', { name: chooser.forest.even }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: chooser.forest.broken })).toBeChecked()
  await page.getByRole('radio', { name: chooser.time.plenty }).check()
  const row = page.getByRole('row', { name: /^Dense/ })
  await expect(row.getByRole('cell')).not.toHaveCount(0)
  for (const cell of await row.getByRole('cell').allTextContents()) await expect(answer).toContainText(cell)
  await expect(answer).toContainText(chooser.notToExpect)
  await page.getByRole('radio', { name: chooser.time.little }).check()
  await expect(answer.locator('b')).toHaveText('Balanced')
  await expect(answer).toContainText(chooser.withMoreTime({ preset: 'Dense' }))
  expect(await findAxeViolations(page)).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the list can be ticked and says that nothing is kept, and the table of presets stands alone', async ({
    page,
  }) => {
    await page.goto(localPath(paths.droneOperations, 'sv'))
    const list = page.locator('[data-checklist="drone-operations#pre-flight"]')
    await list.getByRole('checkbox').first().check()
    await expect(list.locator('noscript p')).toHaveText(fieldMessages.sv.checklist.notKept)
    await expect(list.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(page.getByRole('row', { name: /^Dense/ })).toBeVisible()
  })
})
