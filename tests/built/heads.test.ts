import sharp from 'sharp'
import { expect, test } from 'vitest'
import { languages, locales } from '../../site/languages.ts'
import { aliasPaths, canonicalPath, localPath, parseLocalPath } from '../../site/paths.ts'
import { indexedAddresses, pathOf, readHead } from './page-heads.ts'
import { fetchPage, fetchResponse, fetchText } from './read-site.ts'

/* The metadata of pages for search engines and link previews. */

const TITLE = { least: 10, most: 70 }
const DESCRIPTION = { least: 60, most: 165 }

test('every page has a title and a description of valid length', async () => {
  for (const address of indexedAddresses) {
    const { title, meta } = await readHead(address)
    const description = meta('description')
    expect.soft(title.length, `${address}: ${title}`).toBeGreaterThanOrEqual(TITLE.least)
    expect.soft(title.length, `${address}: ${title}`).toBeLessThanOrEqual(TITLE.most)
    expect.soft(description.length, `${address}: ${description}`).toBeGreaterThanOrEqual(DESCRIPTION.least)
    expect.soft(description.length, `${address}: ${description}`).toBeLessThanOrEqual(DESCRIPTION.most)
  }
})

test('every canonical URL names itself, and every alternate links back', async () => {
  const heads = new Map<string, Awaited<ReturnType<typeof readHead>>>()
  for (const address of indexedAddresses) heads.set(address, await readHead(address))
  for (const [address, { canonical, alternates }] of heads) {
    expect.soft(canonical, address).toBe(address)
    expect.soft([...alternates.keys()].sort(), address).toEqual(['en', 'sv', 'x-default'])
    for (const translation of alternates.values())
      expect.soft(heads.get(translation)?.alternates, address).toEqual(alternates)
  }
  for (const alias of aliasPaths) {
    for (const language of languages) {
      const { canonical } = await readHead(localPath(alias, language))
      expect.soft(canonical, alias).toBe(localPath(canonicalPath(alias), language))
    }
  }
})

test('the sitemap contains every page with its translations, and no other', async () => {
  const { headers, text } = await fetchText('/sitemap.xml')
  expect(headers.get('content-type')).toContain('xml')
  const entries = [...text.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => entry)
  const locations = entries.map((entry) => pathOf(/<loc>([^<]*)/.exec(entry)?.[1] ?? ''))
  expect([...locations].sort()).toEqual([...indexedAddresses].sort())
  for (const entry of entries) {
    expect(entry).toMatch(/<loc>https?:\/\//)
    const translations = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language = '', href = '']) => [language, pathOf(href)],
    )
    const { alternates } = await readHead(pathOf(/<loc>([^<]*)/.exec(entry)?.[1] ?? ''))
    expect(Object.fromEntries(translations)).toEqual(Object.fromEntries(alternates))
    const changed = Date.parse(/<lastmod>([^<]*)/.exec(entry)?.[1] ?? '')
    expect(changed).toBeGreaterThan(0)
    expect(changed).toBeLessThanOrEqual(Date.now())
  }
})

test('every page has an Open Graph picture, described by its heading', async () => {
  for (const address of indexedAddresses) {
    const { meta, title } = await readHead(address)
    expect.soft(meta('og:title'), address).toBe(title)
    expect.soft(meta('og:description'), address).toBe(meta('description'))
    expect.soft(meta('twitter:card'), address).toBe('summary_large_image')
    expect.soft(meta('og:locale'), address).toBe(locales[parseLocalPath(address).language].replace('-', '_'))
    expect.soft(meta('og:locale:alternate'), address).not.toBe(meta('og:locale'))
    const heading = (await fetchPage(address)).document.querySelector('h1')?.textContent
    expect.soft(heading, address).toBe(meta('og:image:alt'))
    const picture = pathOf(meta('og:image'))
    const body = Buffer.from(await (await fetchResponse(picture)).arrayBuffer())
    const { width, height, format } = await sharp(body).metadata()
    expect.soft({ width, height, format }, picture).toEqual({ width: 1200, height: 630, format: 'jpeg' })
    expect.soft(body.length, picture).toBeLessThanOrEqual(200_000)
  }
})

test('the manifest of each language names icons that exist in their size', async () => {
  for (const language of languages) {
    const { manifest } = await readHead(localPath('/', language))
    const { headers, text } = await fetchText(manifest)
    expect(headers.get('content-type')).toContain('application/manifest+json')
    const { icons, lang, start_url: start }: Manifest = JSON.parse(text)
    expect([lang, start]).toEqual([language, localPath('/', language)])
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
    for (const { src, sizes, type } of icons) {
      expect((await fetchResponse(src)).headers.get('content-type'), src).toContain(type)
      if (sizes !== 'any') expect(await readPictureSize(src), src).toBe(sizes)
    }
  }
  expect(await readPictureSize('/apple-touch-icon.png')).toBe('180x180')
  expect((await fetchResponse('/favicon.ico')).status).toBe(200)
})

type Manifest = {
  lang: string
  start_url: string
  icons: { src: string; sizes: string; type: string; purpose?: string }[]
}

async function readPictureSize(picture: string): Promise<string> {
  const { width, height } = await sharp(Buffer.from(await (await fetchResponse(picture)).arrayBuffer())).metadata()
  return `${width}x${height}`
}
