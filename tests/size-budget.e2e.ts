import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { localPath, paths } from '../content/paths.ts'
import { expect, inBothLanguages, open, still, test } from './site.ts'

test.use(still)

const KB = 1_000

/** Whose words alone take 7 kB and more. */
const LONG = ['glossary', 'prerequisites', 'droneOperations', 'advanced', 'guides'] satisfies (keyof typeof paths)[]

/** One page of each kind; pages of one kind load the same scripts and fonts. */
const KINDS = ['/', '/guides', '/sign-up', '/manual/basics', '/fire', '/no-such-page']

/** Bytes on the wire of a first load, by kind, until the page lives and nothing more is asked for. */
async function bytesByKind(page: Page, path: string, language: 'en' | 'sv') {
  const kinds = new Map<string, number>()
  const pictures: { url: string; size: number }[] = []
  const waiting: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    waiting.push(
      request.sizes().then(({ responseBodySize }) => {
        const kind = request.resourceType()
        kinds.set(kind, (kinds.get(kind) ?? 0) + responseBodySize)
        if (kind === 'image') pictures.push({ url: request.url(), size: responseBodySize })
      }),
    )
  })
  await open(page, path, language)
  await page.waitForLoadState('networkidle')
  await Promise.all(waiting)
  return { kinds, pictures }
}

inBothLanguages((language) => {
  test('every page with its styles is light', async ({ request }) => {
    for (const [name, path] of Object.entries(paths)) {
      const response = await request.get(localPath(path, language), { headers: { 'accept-encoding': 'br' } })
      expect.soft(response.headers()['content-encoding'], path).toBe('br')
      const most = LONG.some((long) => long === name) ? 25.5 : name === 'home' ? 24 : 23
      expect.soft(Number(response.headers()['content-length']), path).toBeLessThanOrEqual(most * KB)
      const styles = (await response.text()).match(/<style>[\s\S]*?<\/style>/g) ?? []
      expect.soft(brotliCompressSync(styles.join('')).length, `${path}, style`).toBeLessThanOrEqual(8.5 * KB)
    }
  })

  for (const path of KINDS) {
    test(`the first load of ${path} has at most 124 kB of script, 50 kB of fonts and 13 kB of style beside it`, async ({
      page,
    }) => {
      const { kinds } = await bytesByKind(page, path, language)
      expect(kinds.get('stylesheet')).toBeLessThanOrEqual(13 * KB)
      expect(kinds.get('script')).toBeLessThanOrEqual(124 * KB)
      expect(kinds.get('font')).toBeLessThanOrEqual(50 * KB)
    })
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

  for (const { path, most } of [
    { path: '/', most: 32 },
    { path: '/fire', most: 90 },
    { path: '/bark-beetle', most: 90 },
    { path: '/planning-drone-praxis', most: 90 },
  ]) {
    test(`the hero picture of ${path} has at most ${most} kB`, async ({ page }) => {
      const { pictures } = await bytesByKind(page, path, 'en')
      const shown = await page
        .locator('main img')
        .first()
        .evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''))
      const hero = pictures.find(({ url }) => url === shown)
      expect(hero?.size).toBeGreaterThan(0)
      expect(hero?.size).toBeLessThanOrEqual(most * KB)
    })
  }
})

test('the starter in the head of a page has at most 2.5 kB', async ({ request }) => {
  const html = await (await request.get(localPath('/', 'en'))).text()
  const starter = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(starter.length).toBeGreaterThan(100)
  expect(Buffer.byteLength(starter)).toBeLessThanOrEqual(2.5 * KB)
})
