import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { languages } from '../../site/languages.ts'
import { localPath, paths } from '../../site/paths.ts'
import { ask, everyPageAddress, readPage, valuesOf } from './read-site.ts'

const KB = 1_000

/**
 * A page compressed, with its style: half of it are words, which an editor may add to. `npm run bench` lists sizes. 25.8 kB
 * for the public, and the bar of a preview with its list.
 */
const MAX_PAGE_BYTES = 26.2 * KB

/** The size of a file as a browser gets it. */
async function sizeOf(address: string): Promise<number> {
  const answer = await ask(address, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
  expect(answer.status, address).toBe(200)
  return Number(answer.headers.get('content-length'))
}

describe.each(languages)('in %s', (language) => {
  test('every page with its styles is light', async () => {
    for (const path of Object.values(paths)) {
      const address = localPath(path, language)
      expect.soft(await sizeOf(address), address).toBeLessThanOrEqual(MAX_PAGE_BYTES)
      const { document } = await readPage(address)
      const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('')
      expect.soft(styles.length, address).toBeGreaterThan(5 * KB)
      expect.soft(brotliCompressSync(styles).length, `${address}, style`).toBeLessThanOrEqual(8.3 * KB)
    }
  })
})

/** Every script that is loaded by one of some in the end, by the names that stand in their text. */
async function withAllTheyLoad(addresses: readonly string[]): Promise<Set<string>> {
  const found = new Set(addresses)
  for (const address of found) {
    const text = await (await ask(address)).text()
    for (const [, name] of text.matchAll(/["'`](?:\.\/|\/?static\/js\/)([\w.-]+\.js)["'`]/g))
      found.add(`/static/js/${name}`)
  }
  return found
}

test('every page begins with the runtime alone; who does everything has fetched 195 kB of script in the end', async () => {
  const begun = new Set<string>()
  for (const address of everyPageAddress) {
    const { document } = await readPage(address)
    const scripts = valuesOf(document.querySelectorAll('script[src]'), 'src')
    expect(scripts, address).toHaveLength(1)
    begun.add(scripts[0] ?? '')
  }
  const [runtime = '', ...others] = begun
  expect(others).toEqual([])
  expect(await sizeOf(runtime)).toBeLessThanOrEqual(10.8 * KB) // 10.7, and what the hashes of file names may add
  const all = await withAllTheyLoad([runtime])
  expect(all.size).toBeGreaterThan(5)
  const sizes = await Promise.all([...all].map(sizeOf))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(195 * KB)
})

test('the head script of a page has at most 4.2 kB, and 1.65 compressed', async () => {
  const { document } = await readPage(paths.home)
  const script = document.querySelector('head script:not([src]):not([type])')?.textContent ?? ''
  expect(script.length).toBeGreaterThan(100)
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(4.2 * KB)
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(1.65 * KB)
})
