import type { Page } from '@playwright/test'
import { paths } from '../content/paths.ts'
import { press } from './press.ts'
import { expect, holdBack, open, test } from './site.ts'
import { asksAll } from './tier.ts'

/** Every element of the page's own part with its place and colours, as far as they do not depend on the scroll. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    // what a closed part holds has a size as soon as somebody has asked for it
    const all = [...(main?.querySelectorAll('*') ?? [])].filter(
      (one) => !one.closest('details:not([open]) > :not(summary)'),
    )
    return all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, fontSize, fontWeight, display } = getComputedStyle(element)
      const place = [x, y + scrollY, width, height].map(Math.round)
      return [element.tagName, ...place, color, backgroundColor, fontSize, fontWeight, display].join(' ')
    })
  })
}

async function comeToRest(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => scrollTo(0, 0))
  if (await page.locator('.toc a').count()) await expect(page.locator('.toc a[aria-current]')).toHaveCount(1)
}

for (const [from, to] of [
  [paths.faq, paths.home],
  ...(asksAll ? ([[paths.signUp, paths.introduction]] as const) : []),
] as const) {
  test(`${to} looks the same by a click on ${from} as by its address`, async ({ page }) => {
    await open(page, to)
    await comeToRest(page)
    const byAddress = await looks(page)
    await open(page, from)
    await press(page, page.locator(`a[href="${to}"]`).filter({ visible: true }).first(), 'keys')
    await expect(page).toHaveURL(to)
    await comeToRest(page)
    expect(await looks(page)).toEqual(byAddress)
  })
}

test('the styles of the pages between change nothing of what somebody goes back to', async ({ page }) => {
  await open(page, paths.fire)
  await comeToRest(page)
  const fire = await looks(page)
  await open(page, paths.home)
  await comeToRest(page)
  const home = await looks(page)
  await press(page, page.locator(`main a[href="${paths.fire}"]`).first(), 'mouse')
  await expect(page.locator('.uc-hero')).toBeAttached()
  await page.goBack()
  await expect(page.locator('#hero-title')).toBeAttached()
  await comeToRest(page)
  expect(await looks(page)).toEqual(home)
  await page.goForward()
  await expect(page.locator('.uc-hero')).toBeAttached()
  await comeToRest(page)
  expect(await looks(page)).toEqual(fire)
})

test('the policy opened on a page without a document has the style of a document', async ({ page }) => {
  await open(page, paths.signUp)
  const heading = () => page.getByRole('dialog').getByRole('heading', { level: 2 }).nth(1)
  await press(page, page.locator('.footer [aria-haspopup="dialog"]:not(button)'), 'mouse')
  await expect(heading()).toBeVisible()
  await expect(heading()).toHaveCSS('position', 'relative') // where its anchor hangs
})

test('a first load styles nothing that the page does not show, and no sheet holds it up', async ({ page }) => {
  const letGo = await holdBack(page, '**/*.css')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(new URL(request.url()).pathname)
  })
  await page.goto(paths.faq, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '650')
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)) // a frame or two later
    .toBe(1)
  letGo()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([expect.stringContaining('/markdown-rest.'), expect.stringContaining('/styles-later.')])
  const styles = await page.locator('head style').allTextContents()
  expect(styles.join('')).toContain('.prose')
  expect(styles.join('')).not.toMatch(/\.hero|\.modal|\.mm\b/)
})
