import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { languages } from '../../site/languages.ts'
import { localPath, paths } from '../../site/paths.ts'
import { everyPageAddress, fetchPage, fetchResponse, readAttributes } from './read-site.ts'

const KB = 1_000

/**
 * The maximum size of an HTML page with its inline style, compressed by Brotli: 25.8 kB in a public build, and 0.4 kB for
 * the preview bar. About half of a page is text, which editors may extend. `npm run bench` lists the sizes.
 */
const MAX_PAGE_BYTES = 26.2 * KB

/** The transfer size of a file with Brotli compression. */
async function fetchSize(address: string): Promise<number> {
  const answer = await fetchResponse(address, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  expect(answer.status, address).toBe(200)
  return Number(answer.headers.get('content-length'))
}

describe.each(languages)('in %s', (language) => {
  test('every page and its inline style are within their size limits', async () => {
    for (const path of Object.values(paths)) {
      const address = localPath(path, language)
      expect.soft(await fetchSize(address), address).toBeLessThanOrEqual(MAX_PAGE_BYTES)
      const { document } = await fetchPage(address)
      const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('')
      expect.soft(styles.length, address).toBeGreaterThan(5 * KB)
      expect.soft(brotliCompressSync(styles).length, `${address}, style`).toBeLessThanOrEqual(8.3 * KB)
    }
  })
})

/** The given scripts and all that they import, directly or indirectly, found by the file names in their source. */
async function collectScripts(addresses: readonly string[]): Promise<Set<string>> {
  const found = new Set(addresses)
  for (const address of found) {
    const text = await (await fetchResponse(address)).text()
    for (const [, name] of text.matchAll(/["'`](?:\.\/|\/?static\/js\/)([\w.-]+\.js)["'`]/g))
      found.add(`/static/js/${name}`)
  }
  return found
}

test('every page loads the runtime alone at first, and all scripts together have at most 195 kB', async () => {
  const initialScripts = new Set<string>()
  for (const address of everyPageAddress) {
    const { document } = await fetchPage(address)
    const scripts = readAttributes(document.querySelectorAll('script[src]'), 'src')
    expect(scripts, address).toHaveLength(1)
    initialScripts.add(scripts[0] ?? '')
  }
  const [runtime = '', ...others] = initialScripts
  expect(others).toEqual([])
  // 10.7 kB, and a margin because hashes in file names compress differently
  expect(await fetchSize(runtime)).toBeLessThanOrEqual(10.8 * KB)
  const all = await collectScripts([runtime])
  expect(all.size).toBeGreaterThan(5)
  const sizes = await Promise.all([...all].map(fetchSize))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(195 * KB)
})

test('the head script of a page has at most 4.2 kB, and 1.65 compressed', async () => {
  const { document } = await fetchPage(paths.home)
  const script = document.querySelector('head script:not([src]):not([type])')?.textContent ?? ''
  expect(script.length).toBeGreaterThan(100)
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(4.2 * KB)
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(1.65 * KB)
})
