import type { Page } from '@playwright/test'
import { allPages, paths } from '../content/paths.ts'
import { expect, holdBack, open, still, test } from './site.ts'

test.use(still)

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
}

for (const [from, to] of [
  [paths.faq, paths.home],
  [paths.home, paths.faq],
  [paths.faq, paths.fire],
  [paths.home, paths.basics],
  ['/no-such-page', paths.signUp],
  [paths.signUp, paths.introduction],
] as const) {
  test(`${to} looks the same by a click on ${from} as by its address`, async ({ page }) => {
    await open(page, to)
    await comeToRest(page)
    const byAddress = await looks(page)
    await open(page, from)
    await page
      .locator(`a[href="${to}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(new RegExp(`${to}$`))
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
  await page
    .locator(`a[href="${paths.fire}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
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
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.footer [aria-haspopup="dialog"]:not(button)')?.click(),
  )
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

test('no class that a page carries is styled by the sheets of other pages alone', async ({ page }) => {
  const classesIn = (css: string) => new Set(css.match(/(?<=\.)[a-z][\w-]*(?=[^{}]*\{)/g))
  const carried = new Map<string, { classes: string[]; own: Set<string> }>()
  for (const { path } of [...allPages, { path: '/no-such-page' }]) {
    await page.goto(path)
    const classes = await page.evaluate(() => [
      ...new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList])),
    ])
    const styles = await page.evaluate(() =>
      [...document.styleSheets]
        .filter(({ disabled }) => !disabled)
        .map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText).join('')),
    )
    carried.set(path, { classes, own: classesIn(styles.join('')) })
  }
  const styled = new Set([...carried.values()].flatMap(({ own }) => [...own]))
  for (const [path, { classes, own }] of carried)
    expect
      .soft(
        classes.filter((name) => styled.has(name) && !own.has(name)),
        path,
      )
      .toEqual([])
})
