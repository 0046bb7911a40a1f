import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { previewMessages } from '../../generated/messages/preview.ts'
import { samples } from '../../generated/preview.ts'
import { outputFolders } from '../../generator/files/folders.ts'
import { languages } from '../../site/languages.ts'
import { localPath, parseLocalPath, paths } from '../../site/paths.ts'
import { OFFLINE_PAGE_PATH } from '../../src/saving/contract/precache.ts'
import { everyPageAddress, fetchPage, fetchText, readElementText } from './read-site.ts'

/* A preview: a build without a public address. */

const offlinePages = languages.map((language) => localPath(OFFLINE_PAGE_PATH, language))

test('every page has one preview bar with a link to the list of samples', async () => {
  for (const address of [...everyPageAddress, ...offlinePages]) {
    const { language } = parseLocalPath(address)
    const { document, headers } = await fetchPage(address)
    const bars = document.querySelectorAll('.preview-bar')
    expect.soft(bars.length, address).toBe(1)
    expect.soft(readElementText(bars[0]), address).toContain(previewMessages[language].text)
    expect.soft(bars[0]?.querySelector('a')?.getAttribute('href'), address).toBe(localPath(paths.samples, language))
    expect.soft(document.querySelector('meta[name=robots]')?.getAttribute('content'), address).toBe('noindex')
    expect.soft(headers.get('x-robots-tag'), address).toBe('noindex')
  }
})

test('the templates of form responses have the preview bar as well', async () => {
  const templates = JSON.parse(await readFile(path.join(outputFolders.server, 'templates.json'), 'utf8'))
  for (const language of languages) {
    const { document } = parseHTML(templates[language].page)
    expect(readElementText(document.querySelector('.preview-bar'))).toContain(previewMessages[language].text)
  }
})

test('search engines are excluded by robots.txt and by headers of the server and of static hosts', async () => {
  expect((await fetchText('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
  for (const file of ['/favicon.svg', '/sitemap.xml'])
    expect((await fetchText(file)).headers.get('x-robots-tag'), file).toBe('noindex')
  const hosted = await readFile(path.join(outputFolders.site, '_headers'), 'utf8')
  expect(hosted).toMatch(/^\/\*\n(?: .*\n)* {2}x-robots-tag: noindex$/m)
})

test.each(languages)('the list has every sample with what the public site shows without it (%s)', async (language) => {
  const { document } = await fetchPage(localPath(paths.samples, language))
  const main = readElementText(document.querySelector('main'))
  for (const { name, without, group } of samples)
    for (const words of [name, without, group]) expect(main).toContain(words[language])
})

test('the footer does not label samples individually', async () => {
  for (const language of languages) {
    const { document } = await fetchPage(localPath('/', language))
    expect(document.querySelector('footer')?.textContent).not.toMatch(/\((?:sample|exempel)\)/)
  }
})
