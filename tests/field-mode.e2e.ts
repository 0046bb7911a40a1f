import type { Page } from '@playwright/test'
import { fieldMessages } from '../generated/messages/field.ts'
import { offersFieldMode } from '../site/navigation.ts'
import { allPages, localPath, paths } from '../site/paths.ts'
import { findFieldModeViolations } from './field-mode-violations.ts'
import { isFullRun } from './full-run.ts'
import { readLayoutShifts, recordLayoutShifts } from './layout-shifts.ts'
import { findAxeViolations, findOverflow, recordPageProblems, scrollToEnd } from './page-checks.ts'
import { expect, messages, open, test } from './site.ts'

test.use({ viewport: { width: 360, height: 780 } })

const fieldPages = allPages.filter(offersFieldMode).map(({ path }) => path)
const kinds: readonly string[] = [paths.droneOperations, paths.guides, paths.glossary]
const pages = isFullRun ? fieldPages : kinds
const key = 'fieldMode'

const barNames = [messages.sv.manual.neighbours, messages.sv.fieldMode.neighbours]

const turnOn = (page: Page) => page.addInitScript((name) => localStorage.setItem(name, 'on'), key)
const switchOf = (page: Page, language: 'en' | 'sv' = 'en') =>
  page.getByRole('switch', { name: messages[language].fieldMode.label })

for (const path of pages) {
  test(`${path} in field mode: 20 px, 7:1, targets of 56 px, nothing wider than the window, nothing that moves`, async ({
    page,
  }) => {
    await turnOn(page)
    await recordLayoutShifts(page)
    const problems = recordPageProblems(page)
    const pictures: string[] = []
    page.on('request', (request) => {
      if (/\/(pictures|figures)\//.test(request.url())) pictures.push(request.url())
    })
    await open(page, path, 'sv')
    await expect(switchOf(page, 'sv')).toHaveAttribute('aria-checked', 'true')
    const { sum, about } = await readLayoutShifts(page)
    expect.soft(sum, `moved while loading: ${about}`).toBeLessThan(0.05) // web fonts shift words within their lines
    const bar = page.getByRole('navigation', { name: RegExp(`^(${barNames.join('|')})$`) })
    await expect(bar).toBeInViewport()
    const links = await bar.getByRole('link').all()
    expect.soft(links, 'previous, next or both').not.toHaveLength(0)
    for (const link of links) {
      expect.soft((await link.boundingBox())?.height, 'the height of previous and next').toBeGreaterThanOrEqual(88)
    }
    await scrollToEnd(page)
    expect.soft(pictures, 'pictures before they are asked for').toEqual([])
    expect.soft(await findFieldModeViolations(page), 'light').toEqual([])
    expect.soft(await findOverflow(page, [320, 360, 820, 1280]), 'wider than the window').toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await findFieldModeViolations(page), 'dark, on a wide screen').toEqual([])
    expect(problems).toEqual([])
  })
}

test('menu, contents and term card meet the sizes and contrasts of field mode, and axe finds nothing', async ({
  page,
}) => {
  await turnOn(page)
  await open(page, paths.basics, 'sv')
  expect(await findAxeViolations(page)).toEqual([])
  expect(await findAxeViolations(page, { rules: ['color-contrast-enhanced'] })).toEqual([])
  const next = page.getByRole('link', { name: messages.sv.manual.next })
  const linesOf = (link: Element) => {
    const name = document.createRange()
    name.selectNode(link.querySelector('small')?.nextSibling ?? link)
    return name.getClientRects().length
  }
  expect(await next.evaluate(linesOf), 'Skogsbruksplanering is not broken').toBe(1)
  const contents = page.locator('.contents summary')
  await contents.click()
  expect(await findFieldModeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.locator('.contents details')).not.toHaveAttribute('open')
  await expect(contents).toBeFocused()
  await page.locator('.prose a.term').first().focus()
  await expect(page.locator('.term-card')).toBeVisible()
  expect(await findFieldModeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: messages.sv.navigation.openMenu }).click()
  expect(await findFieldModeViolations(page)).toEqual([])
  const tooWide = (targets: Element[]) =>
    targets.filter((target) => target.scrollWidth > target.clientWidth).map(({ textContent }) => textContent)
  expect(await page.locator('dialog[open] :is(a, button)').evaluateAll(tooWide), 'words beyond their target').toEqual(
    [],
  )
})

test('the switch applies field mode to all pages that offer it, and to no others', {
  tag: '@core',
}, async ({ page }) => {
  await open(page, paths.guides)
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
  const usual = await size()
  expect(await findFieldModeViolations(page), 'what the mode makes larger').not.toEqual([])
  await expect(switchOf(page)).toHaveAttribute('aria-checked', 'false')
  await switchOf(page).click()
  await expect(switchOf(page)).toHaveAttribute('aria-checked', 'true')
  expect(await size()).toBeGreaterThanOrEqual(20)
  await open(page, paths.faq)
  await expect(switchOf(page)).toHaveAttribute('aria-checked', 'true')
  // To a page without field mode, and back through the history.
  await page.getByRole('link', { name: 'Kronvy' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(size).toBeLessThan(20)
  await page.goBack()
  await expect(switchOf(page)).toHaveAttribute('aria-checked', 'true')
  expect(await size()).toBeGreaterThanOrEqual(20)
  await switchOf(page).click()
  await expect(switchOf(page)).toHaveAttribute('aria-checked', 'false')
  expect(await size()).toBe(usual)
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull()
})

test('the switch applies field mode to every open tab', async ({ page, context }) => {
  const other = await context.newPage()
  await open(other, paths.basics)
  await open(page, paths.faq)
  for (const isOn of ['true', 'false']) {
    await switchOf(page).click()
    for (const tab of [page, other]) await expect(switchOf(tab)).toHaveAttribute('aria-checked', isOn)
  }
})

test('previous and next lead through all pages with field mode, and are shown in field mode only', async ({ page }) => {
  const bar = page.getByRole('navigation', { name: messages.en.fieldMode.neighbours })
  await open(page, paths.guides)
  await expect(bar).toBeHidden()
  await switchOf(page).click()
  await expect(bar.getByRole('link', { name: messages.en.manual.previous })).toHaveAttribute('href', paths.advanced)
  for (const place of [paths.faq, paths.glossary]) {
    await bar.getByRole('link', { name: messages.en.manual.next }).click()
    await expect(page).toHaveURL(place)
    await expect(switchOf(page)).toHaveAttribute('aria-checked', 'true')
  }
  await expect(bar.getByRole('link', { name: messages.en.manual.next })).toHaveCount(0)
  const back = bar.getByRole('link', { name: messages.en.manual.previous })
  expect((await back.boundingBox())?.x, 'on the left').toBe(0)
  await back.click()
  await expect(page).toHaveURL(paths.faq)
})

test('the first paint is in field mode, with the inline head script alone', async ({ page }) => {
  await turnOn(page)
  await page.route('**/static/js/**', (route) => route.abort())
  await page.goto(paths.basics)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px')
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('a picture is loaded on request, and has about the size that its button states', { tag: '@core' }, async ({
  page,
}) => {
  await turnOn(page)
  await open(page, paths.guides)
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image') sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  const showPicture = page.getByRole('button', { name: fieldMessages.en.mode.showPicture }).first()
  const kilobytes = Number(/(\d+)\skB/.exec((await showPicture.textContent()) ?? '')?.[1])
  await showPicture.click()
  await expect(page.locator('figure img').first()).toBeVisible()
  await expect.poll(() => sizes.length).toBe(1)
  const cost = Math.ceil(((await sizes[0]) ?? 0) / 1000)
  expect(cost).toBeLessThanOrEqual(kilobytes)
  expect(cost).toBeGreaterThan(kilobytes / 3)

  // The labels of a drawing, 22 px in 1200, are shown at 20 px or more, so the drawing scrolls sideways in its frame.
  await open(page, paths.droneOperations)
  await page.getByRole('button', { name: fieldMessages.en.mode.showPicture }).first().click()
  const drawing = page.locator('.figure--drawing[data-shown] img')
  await expect.poll(async () => ((await drawing.boundingBox())?.width ?? 0) * (22 / 1200)).toBeGreaterThanOrEqual(20)
  expect(await findOverflow(page, [360])).toEqual([])
})

test('field mode holds a screen wake lock, and releases it afterwards', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { locksHeld: 0, locksRequested: 0 })
    const count = (name: string, by: number) =>
      Object.assign(window, { [name]: Number(Reflect.get(window, name)) + by })
    const request = async () => {
      count('locksHeld', 1)
      count('locksRequested', 1)
      const lock = new EventTarget()
      const release = async () => {
        if (Reflect.get(lock, 'released')) return
        Object.assign(lock, { released: true })
        count('locksHeld', -1)
      }
      return Object.assign(lock, { released: false, release })
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  const count = (name: 'locksHeld' | 'locksRequested') => page.evaluate((which) => Reflect.get(window, which), name)
  await open(page, paths.basics)
  expect(await count('locksRequested')).toBe(0)
  await switchOf(page).click()
  await expect(page.getByText(fieldMessages.en.mode.screenStaysOn)).toBeVisible()
  expect(await count('locksHeld')).toBe(1)
  await page.getByRole('link', { name: messages.en.manual.next }).click()
  await expect(page.getByText(fieldMessages.en.mode.screenStaysOn)).toBeVisible()
  await switchOf(page).click()
  await expect.poll(() => count('locksHeld')).toBe(0)
})

test('without the Screen Wake Lock API, the page says that the screen may turn off', async ({ page }) => {
  await turnOn(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'wakeLock', { value: undefined }))
  await page.goto(localPath(paths.faq, 'sv'))
  await expect(page.getByText(fieldMessages.sv.mode.screenTurnsOff)).toBeVisible()
})

test('the copy icon is a touch target of 44 px within the viewport', async ({ page }) => {
  await open(page, paths.faq, 'sv')
  const box = await page.getByRole('link', { name: messages.sv.copyMarkdown }).boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(44)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  expect(await findOverflow(page, [320, 360])).toEqual([])
})
