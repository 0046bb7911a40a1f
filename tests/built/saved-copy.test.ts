import { describe, expect, test } from 'vitest'
import { languages } from '../../site/languages.ts'
import { documentNames, everyPath, localPath, parseLocalPath } from '../../site/paths.ts'
import { termListAddress } from '../../site/term-words.ts'
import {
  filesForLanguages,
  languageOfPath,
  MANIFEST_PATH,
  type PrecacheManifest,
  savedPicturePath,
} from '../../src/saving/contract/precache.ts'
import { INDEX_NAMES_PATH } from '../../src/search/contract/search-index.ts'
import { fetchPage, fetchText, readAttributes } from './read-site.ts'

const manifest: PrecacheManifest = JSON.parse((await fetchText(MANIFEST_PATH)).text)

/** Selectors of the elements that load subresources. The film and its captions are not saved. */
const EMBEDDED_SELECTOR = 'img[src], script[src], iframe[src], object[data], video[poster], use[href], image[href]'
const LINK_SELECTOR = 'link:is([rel~="stylesheet"], [rel~="icon"][href$=".svg"], [rel="manifest"], [rel="preload"])'

function listSubresources(document: Document): string[] {
  const single = [...document.querySelectorAll(`${EMBEDDED_SELECTOR}, ${LINK_SELECTOR}`)].flatMap((element) =>
    ['src', 'data', 'poster', 'href'].flatMap((name) => element.getAttribute(name) ?? []),
  )
  const several = [...document.querySelectorAll('[srcset], [imagesrcset]')].flatMap((element) =>
    (element.getAttribute('srcset') ?? element.getAttribute('imagesrcset') ?? '').split(/,\s+/),
  )
  const loadedLater = readAttributes(document.querySelectorAll('[data-code]'), 'data-code').flatMap((files) =>
    files.split(/[\s,]+/),
  )
  return [...single, ...several.map((one) => one.trim().split(' ')[0] ?? ''), ...loadedLater].filter(Boolean)
}

describe.each(languages)('the copy in %s', (language) => {
  const saved = new Set(filesForLanguages(manifest, [language]).map(([address]) => address))
  const isSaved = (address: string) => saved.has(address) || saved.has(savedPicturePath(address))
  const pages = [...new Set(everyPath.map((address) => localPath(address, language)))]

  test('contains every page of the site by each of its addresses', () => {
    expect(pages.length).toBeGreaterThan(20)
    expect(pages.filter((address) => !saved.has(manifest.aliases[address] ?? address))).toEqual([])
    expect(saved.has(manifest.offline[language])).toBe(true)
  })

  test('contains every page that a saved page links to, and every file that one loads', async () => {
    const missing = new Set<string>()
    let count = 0
    for (const from of [...saved].filter((address) => !/\.\w+$/.test(address))) {
      const { document } = await fetchPage(from)
      const here = (address: string) => new URL(address, `http://site.example${from}`)
      const isOurs = ({ host, protocol }: URL) => host === 'site.example' && protocol === 'http:'
      const leadsTo = readAttributes(document.querySelectorAll('a[href]'), 'href')
        .map(here)
        .filter((url) => isOurs(url) && !/\.\w+$/.test(url.pathname) && languageOfPath(url.pathname) === language)
        .map(({ pathname }) => manifest.aliases[pathname] ?? pathname)
      const shown = listSubresources(document).map(here).filter(isOurs)
      count += shown.length
      for (const address of [...leadsTo, ...shown.map(({ pathname }) => pathname)])
        if (!isSaved(address)) missing.add(`${from}: ${address}`)
    }
    expect([...missing]).toEqual([])
    expect(count).toBeGreaterThan(20 * pages.length)
  })

  test('contains what scripts request: documents, terms, search indexes and chunks', async () => {
    const requestedPaths = documentNames.map((name) => `/markdown/${name}_${language}.md`)
    const indexes = (await fetchText(INDEX_NAMES_PATH)).text.match(/\/static\/search\/[\w.-]+/g) ?? []
    expect(indexes).toHaveLength(languages.length)
    requestedPaths.push(termListAddress(language), INDEX_NAMES_PATH, manifest.style, ...indexes)
    const code = [...saved].filter((address) => /\.(?:js|css)$/.test(address))
    expect(code.length).toBeGreaterThan(30)
    for (const file of code) {
      const { text } = await fetchText(file)
      for (const [named, folder] of text.matchAll(/(\.\/|\/?static\/\w+\/)[\w.-]+\.(?:js|css|svg|woff2)\b/g))
        requestedPaths.push(
          new URL(folder === './' ? named : named.replace(/^\/?/, '/'), `http://site.example${file}`).pathname,
        )
    }
    expect([...new Set(requestedPaths)].filter((address) => !isSaved(address))).toEqual([])
  })
})

test('every saved address is served, and no copy contains pages of the other language', async () => {
  const all = filesForLanguages(manifest, languages).map(([address]) => address)
  expect(new Set(all).size).toBe(all.length)
  for (const address of all) expect.soft((await fetchText(address)).status, address).toBe(200)
  for (const language of languages)
    for (const [address] of manifest.files[language])
      if (!/\.\w+$/.test(address)) expect.soft(parseLocalPath(address).language, address).toBe(language)
})
