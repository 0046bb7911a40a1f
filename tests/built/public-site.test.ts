import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseHTML } from 'linkedom'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { homeMessages } from '../../generated/messages/home.ts'
import { messages } from '../../generated/messages/interface.ts'
import { previewMessages } from '../../generated/messages/preview.ts'
import { readContentData } from '../../generator/content/content-data.ts'
import { projectRoot } from '../../generator/files/folders.ts'
import { listFiles } from '../../generator/files/list-files.ts'
import { dialogIds } from '../../site/dialogs.ts'
import { languages } from '../../site/languages.ts'
import { localPath, paths } from '../../site/paths.ts'
import { textOfValue } from '../../site/schemas/site.ts'
import { buildPublicSite, REAL_FACTS } from '../support/public-site.ts'
import { readAttributes, readElementText } from './read-site.ts'

/* A public build in which most facts of the content are still samples, so that they must be left out. */

let build: Awaited<ReturnType<typeof buildPublicSite>>
beforeAll(async () => {
  build = await buildPublicSite()
}, 540_000)
afterAll(() => build?.remove())

const parseBuiltPage = async (address: string) => {
  const file = address === '/' ? '/index' : address
  return parseHTML(await readFile(path.join(build.site, `${file}.html`), 'utf8')).document
}

test('no page, script, index, mail or book contains a sample value', { timeout: 240_000 }, async () => {
  const values = await readSamples()
  expect(values.length).toBeGreaterThan(50)
  const found: string[] = []
  let count = 0
  for (const folder of [build.site, build.server]) {
    for (const file of await listFiles(folder)) {
      const text = await readText(path.join(folder, file))
      if (text === null) continue
      count++
      found.push(...values.filter((value) => text.includes(value)).map((value) => `${file}: ${value.slice(0, 80)}`))
    }
  }
  expect(count).toBeGreaterThan(200)
  expect(found).toEqual([])
})

/** All sample values of the content, except those that this build replaces by real ones. */
async function readSamples(): Promise<string[]> {
  const { site, customers, quotes } = await readContentData()
  const realFacts = ['email', 'phone', 'android']
  const facts = site.value.samples.flatMap((name) => {
    const value = textOfValue(site.value[name])
    return name === 'phone' ? [value, value.replaceAll(' ', '')] : [value]
  })
  const entries = [...customers.value.customers, ...Object.values(quotes.value).flat()].filter(({ sample }) => sample)
  const words = entries.flatMap((entry) =>
    ['name', 'text', 'company'].flatMap((part) => textsOf(Reflect.get(entry, part))),
  )
  const answers = languages.map((language) => previewMessages[language].answer)
  const marks = await readFile(path.join(projectRoot, 'public', 'customer-marks.svg'), 'utf8')
  expect(realFacts.every((name) => site.value.samples.some((sample) => sample === name))).toBe(true)
  return [...facts, ...words, ...answers, marks].map(normalize)
}

function textsOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf)
}

/** The text of a text file or PDF; null for other files. */
async function readText(file: string): Promise<string | null> {
  if (file.endsWith('.pdf')) return normalize(await readBook(file))
  return /\.(html|js|css|json|md|txt|xml|svg|vtt|csv|geojson|webmanifest|conf)$|_headers$|_redirects$/.test(file)
    ? normalize(await readFile(file, 'utf8'))
    : null
}

async function readBook(file: string): Promise<string> {
  const data = new Uint8Array(await readFile(file))
  const document = await getDocument({ data, useSystemFonts: true, verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent({ disableNormalization: true })
    const links: { url?: string }[] = await page.getAnnotations()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '), ...links.map(({ url = '' }) => url))
  }
  return pages.join(' ')
}

/** Decodes HTML entities, and replaces all whitespace, including no-break spaces, by single spaces. */
function normalize(text: string): string {
  return text
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}

test('it allows search engines, and has no preview bar', async () => {
  expect(await readFile(path.join(build.site, 'robots.txt'), 'utf8')).toMatch(
    new RegExp(`^Sitemap: ${REAL_FACTS.publicAddress}/sitemap\\.xml$`, 'm'),
  )
  expect(await readFile(path.join(build.site, '_headers'), 'utf8')).not.toMatch(/^\/\*\n(?: .*\n)* {2}x-robots-tag/m)
  const files = (await listFiles(build.site)).filter((file) => file.endsWith('.html'))
  for (const file of files) {
    const { document } = parseHTML(await readFile(path.join(build.site, file), 'utf8'))
    const isPage = !/(?:^|\/)(?:404|offline)\.html$/.test(file)
    expect.soft(document.querySelectorAll('meta[name=robots]').length, file).toBe(isPage ? 0 : 1)
    expect.soft(document.querySelectorAll('.preview-bar, #dialog-unset').length, file).toBe(0)
    expect.soft(document.querySelectorAll(`[commandfor="${dialogIds.unset}"]`).length, file).toBe(0)
  }
  expect(files).not.toContain(`${paths.samples.slice(1)}.html`)
})

describe.each(languages)('in %s', (language) => {
  const home = homeMessages[language]

  test('the home page has its sections without customers and quotes', async () => {
    const page = await parseBuiltPage(localPath('/', language))
    expect(page.querySelectorAll('.customers, .quotes, .carousel, .owners .picture--shaded').length).toBe(0)
    expect(readElementText(page.querySelector('.hero__demo'))).toBe(home.hero.demoWithoutTimes)
    for (const { title } of [home.how, home.damage, home.management, home.timber, home.owners])
      expect([...page.querySelectorAll('h2')].map(readElementText)).toContain(title)
  })

  test('an app button links to its file, or to the chapter that explains how to get the app', async () => {
    const page = await parseBuiltPage(localPath('/', language))
    const [ios, android] = [...page.querySelectorAll('.apps a')]
    const place = localPath(`${paths.prerequisites}#apps`, language)
    expect(ios?.getAttribute('href')).toBe(place)
    expect(readElementText(ios)).toContain(home.hero.getApp)
    expect([android?.getAttribute('href'), android?.hasAttribute('download')]).toEqual([REAL_FACTS.android, true])
    expect(await readFile(path.join(build.site, REAL_FACTS.android), 'utf8')).toBe('An app.')
    const chapter = await parseBuiltPage(localPath(paths.prerequisites, language))
    const section = chapter.getElementById('apps')?.parentElement
    expect(readAttributes(section?.querySelectorAll('a') ?? [], 'href')).toContain(REAL_FACTS.android)
    expect(section?.querySelector(`a[href="mailto:${REAL_FACTS.email}"]`)).not.toBeNull()
  })

  test('the footer omits facts that are samples', async () => {
    const footer = (await parseBuiltPage(localPath('/faq', language))).querySelector('footer')
    const { pressRelease } = messages[language].footer
    expect(readElementText(footer)).toContain(REAL_FACTS.phone)
    expect(readElementText(footer)).not.toContain(pressRelease)
    expect(footer?.querySelectorAll('a[href^="https:"], .button--follow').length).toBe(0)
  })

  test('the privacy policy omits lines without their fact, and the API page buttons without an address', async () => {
    const policy = await parseBuiltPage(localPath(paths.search, language))
    const [list] = policy.querySelectorAll('.policy .prose ul')
    expect(list?.querySelectorAll('li').length).toBe(2)
    const procurement = await parseBuiltPage(localPath(paths.itAndProcurement, language))
    expect(readElementText(procurement.querySelector('main'))).not.toMatch(/Organisation/)
    const api = await parseBuiltPage(localPath(paths.api, language))
    expect(api.querySelectorAll('main .prose :is(.button, button.link)').length).toBe(0)
  })
})
