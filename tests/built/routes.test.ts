import { describe, expect, test } from 'vitest'
import { LOCAL_ORIGIN } from '../../server/settings.ts'
import { languages } from '../../site/languages.ts'
import { canonicalPath, everyPath, indexedPaths, localPath, paths } from '../../site/paths.ts'
import { documentHeading } from '../site.ts'
import { fetchPage, fetchResponse, fetchText, readElementText } from './read-site.ts'

const descriptionOf = (page: Document) => page.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''

describe.each(languages)('in %s', (language) => {
  test.each(everyPath)('%s responds with a page with its canonical URL and its alternates', async (path) => {
    const { status, document } = await fetchPage(localPath(path, language))
    expect(status).toBe(200)
    expect(document.documentElement.lang).toBe(language)
    expect(document.querySelectorAll('h1').length).toBe(1)
    expect(document.querySelectorAll('main').length).toBe(1)
    expect(descriptionOf(document).length).toBeGreaterThanOrEqual(50)
    expect(document.title).not.toBe('')
    const canonical = canonicalPath(path)
    // search engines require absolute URLs
    const link = (kind: string) => document.querySelector(`head link${kind}`)?.getAttribute('href')
    expect(link('[rel="canonical"]')).toBe(LOCAL_ORIGIN + localPath(canonical, language))
    for (const entry of languages)
      expect(link(`[hreflang="${entry}"]`)).toBe(LOCAL_ORIGIN + localPath(canonical, entry))
    expect(link('[hreflang="x-default"]')).toBe(LOCAL_ORIGIN + canonical)
  })

  test('no two pages share a title or a description', async () => {
    const seen = new Map<string, string>()
    for (const path of indexedPaths) {
      const { document } = await fetchPage(localPath(path, language))
      for (const words of [document.title, descriptionOf(document)]) {
        expect(seen.get(words), `${path} says “${words}”`).toBeUndefined()
        seen.set(words, path)
      }
    }
  })

  test('old addresses show the pages of the specification', async () => {
    for (const path of ['/index', '/index_sv', '/privacy_en', '/privacy_sv']) {
      const { document } = await fetchPage(localPath(path, language))
      expect(document.getElementById('timber-purchases'), path).not.toBeNull()
    }
    const { document } = await fetchPage(localPath('/guides_sv', language))
    expect(readElementText(document.querySelector('h1'))).toBe(documentHeading('introduction', language))
  })

  test('an address with a trailing slash redirects to the one without', async () => {
    const answer = await fetchResponse(`${localPath(paths.faq, language)}/?from=mail`, { redirect: 'manual' })
    expect(answer.headers.get('location')).toBe(`${localPath(paths.faq, language)}?from=mail`)
  })

  test('an unknown address responds with 404 and a noindex page', async () => {
    const { status, document } = await fetchPage(localPath('/no/such/page', language))
    expect(status).toBe(404)
    expect(document.documentElement.lang).toBe(language)
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })
})

test('the title of an unknown address is the specified one', async () => {
  const { document } = await fetchPage('/no-such-page')
  expect(readElementText(document.querySelector('h1'))).toBe('Sorry about that...')
})

test('/health responds with 200', async () => {
  expect((await fetchText('/health')).status).toBe(200)
})

test('the index of a folder shows the page of the same name, for hosts that prefer folders', async () => {
  const folders = everyPath
    .flatMap((address) => languages.map((language) => localPath(address, language)))
    .filter((address, _, all) => address !== '/' && all.some((other) => other.startsWith(`${address}/`)))
  expect(folders).toContain('/sv/manual')
  for (const address of folders) {
    const { status, document } = await fetchPage(`${address}/index`)
    expect([status, document.title], address).toEqual([200, (await fetchPage(address)).document.title])
  }
})
