import type { Page } from '@playwright/test'
import { paths } from '../content/paths.ts'
import { expect, open, test } from './site.ts'

const KB = 1_000
const KIB = 1_024

/** One page of each kind; pages of one kind load the same scripts and fonts. */
const KINDS = ['/', '/guides', '/sign-up', '/manual/basics', '/fire', '/no-such-page']

/** Bytes of the answers by kind, until nothing more is asked for; scripts count however they are asked for. */
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

for (const path of KINDS) {
  test(`${path} brings little to who only reads`, async ({ page }) => {
    const { kinds } = await bytesByKind(page, () => open(page, path))
    expect(kinds.script).toBeGreaterThan(1 * KB)
    expect(kinds.script).toBeLessThanOrEqual(10 * KIB)
    expect(kinds.stylesheet).toBeGreaterThan(1 * KB)
    expect(kinds.stylesheet).toBeLessThanOrEqual(14 * KB)
    expect(kinds.font).toBeGreaterThan(20 * KB)
    expect(kinds.font).toBeLessThanOrEqual(50 * KB)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

  for (const { path, most } of [
    { path: '/', most: 20 }, // with the page what a new connection brings in two rounds
    { path: '/fire', most: 90 },
    { path: '/bark-beetle', most: 90 },
    { path: '/planning-drone-praxis', most: 90 },
  ]) {
    test(`the hero picture of ${path} has at most ${most} kB`, async ({ page }) => {
      const { kinds, pictures } = await bytesByKind(page, () => page.goto(path))
      const shown = await page
        .locator('main img')
        .first()
        .evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''))
      const hero = pictures.find(({ url }) => url === shown)
      expect(hero?.size).toBeGreaterThan(0)
      expect(hero?.size).toBeLessThanOrEqual(most * KB)
      expect(kinds.all).toBeLessThanOrEqual((path === '/' ? 190 : 200) * KIB)
    })
  }

  for (const path of [paths.basics, paths.droneOperations]) {
    test(`${path} has at most 110 KiB in all`, async ({ page }) => {
      const { kinds } = await bytesByKind(page, () => page.goto(path))
      expect(kinds.all).toBeLessThanOrEqual(110 * KIB)
    })
  }
})
