import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { localPath, paths } from '../content/paths.ts'
import { expect, inBothLanguages, open, still, test } from './site.ts'

test.use(still)

const KB = 1_000
const KIB = 1_024

/** The home page, and those whose words alone take 9 kB and more; a build differs from another by some bytes. */
const LONG: Partial<Record<keyof typeof paths, number>> = {
  home: 22.5,
  glossary: 24.2,
  guides: 20.5,
  prerequisites: 20.5,
  advanced: 22,
  droneOperations: 21.5,
}

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

inBothLanguages((language) => {
  test('every page with its styles is light', async ({ request }) => {
    for (const [name, path] of Object.entries(paths)) {
      const response = await request.get(localPath(path, language), { headers: { 'accept-encoding': 'br' } })
      expect.soft(response.headers()['content-encoding'], path).toBe('br')
      const most = LONG[name as keyof typeof paths] ?? 20
      expect.soft(Number(response.headers()['content-length']), path).toBeLessThanOrEqual(most * KB)
      const styles = (await response.text()).match(/<style>[\s\S]*?<\/style>/g) ?? []
      expect.soft(brotliCompressSync(styles.join('')).length, `${path}, style`).toBeLessThanOrEqual(8 * KB)
    }
  })
})

for (const path of KINDS) {
  test(`${path} brings little to who only reads, and the rest to who acts`, async ({ page }) => {
    const read = await bytesByKind(page, () => page.goto(path))
    expect(read.kinds.script).toBeLessThanOrEqual(10 * KIB)
    expect(read.kinds.stylesheet).toBeLessThanOrEqual(14 * KB)
    expect(read.kinds.font).toBeLessThanOrEqual(50 * KB)
    const acted = await bytesByKind(page, () => open(page, path))
    expect(acted.kinds.script).toBeLessThanOrEqual(124 * KB)
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

test('the head script of a page has at most 3 kB, and 1.25 compressed', async ({ request }) => {
  const html = await (await request.get(localPath('/', 'en'))).text()
  const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(script.length).toBeGreaterThan(100)
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(3 * KB)
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(1.25 * KB)
})
