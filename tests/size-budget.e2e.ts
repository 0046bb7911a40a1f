import type { Page } from '@playwright/test'
import { paths } from '../site/paths.ts'
import { isFullRun } from './full-run.ts'
import { expect, open, test } from './site.ts'

/* The transfer size of a page that is only read on a phone; built/sizes.test.ts tests the sizes of files. */
test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

const KB = 1_000
const KIB = 1_024

/** The response body sizes by resource type until the network is idle; a preloaded script counts as a script. */
async function bytesByKind(page: Page, load: () => Promise<unknown>) {
  const kinds = { all: 0, script: 0, stylesheet: 0, font: 0 }
  const pictures: { url: string; size: number }[] = []
  const waiting: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    waiting.push(
      request.sizes().then(({ responseBodySize }) => {
        const kind = request.url().endsWith('.js') ? 'script' : request.resourceType()
        kinds.all += responseBodySize
        if (kind === 'script' || kind === 'stylesheet' || kind === 'font') kinds[kind] += responseBodySize
        if (kind === 'image') pictures.push({ url: request.url(), size: responseBodySize })
      }),
    )
  })
  await load()
  await page.waitForLoadState('networkidle')
  await Promise.all(waiting)
  return { kinds, pictures }
}

const budgets: { path: string; all: number; hero?: number }[] = [
  // `hero` (kB) is limited by what a new connection transfers in two round trips, together with the HTML.
  // `all` (KiB) includes lazy pictures up to 2,500 px below the viewport; on the home page these are seven.
  { path: paths.home, all: 316, hero: 20 },
  { path: paths.fire, all: 200, hero: 90 },
  { path: paths.barkBeetle, all: 200, hero: 90 },
  { path: paths.planning, all: 200, hero: 90 },
  { path: paths.basics, all: 110 },
  { path: paths.droneOperations, all: 110 },
  { path: paths.signUp, all: 110 },
]

/** One of each kind of page. */
const kinds: readonly string[] = [paths.home, paths.barkBeetle, paths.droneOperations, paths.signUp]

for (const { path, all, hero } of budgets.filter((one) => isFullRun || kinds.includes(one.path))) {
  test(`${path} transfers at most ${all} KiB when it is only read`, { tag: '@core' }, async ({ page }) => {
    const { kinds, pictures } = await bytesByKind(page, () => open(page, path))
    expect(kinds.script).toBeGreaterThan(1 * KB)
    expect(kinds.script).toBeLessThanOrEqual(10.9 * KB) // the runtime script
    expect(kinds.stylesheet).toBeGreaterThan(1 * KB)
    expect(kinds.stylesheet).toBeLessThanOrEqual(14 * KB)
    expect(kinds.font).toBeGreaterThan(20 * KB)
    expect(kinds.font).toBeLessThanOrEqual(52 * KB) // includes 3.6 kB for the digits without a slashed zero
    expect(kinds.all).toBeLessThanOrEqual(all * KIB)
    if (!hero) return
    const first = page.locator('main img').first()
    const shown = await first.evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''))
    const size = pictures.find(({ url }) => url === shown)?.size
    expect(size).toBeGreaterThan(0)
    expect(size).toBeLessThanOrEqual(hero * KB)
  })
}
