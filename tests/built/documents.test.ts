import { describe, expect, test } from 'vitest'
import { messages } from '../../generated/messages/interface.ts'
import { languages } from '../../site/languages.ts'
import { chapters, previousAndNextPage } from '../../site/navigation.ts'
import { documentNames, localPath, paths } from '../../site/paths.ts'
import { documentHeading, documentText } from '../site.ts'
import { indexedAddresses, pathOf, readHead } from './page-heads.ts'
import { everyPageAddress, fetchPage, fetchText, findRegion, readAttributes, readElementText } from './read-site.ts'

describe.each(languages)('in %s', (language) => {
  const m = messages[language]

  test('the contents list the headings of the second and third level', async () => {
    const { document } = await fetchPage(localPath(paths.basics, language))
    const ids = [...documentText('basics', language).matchAll(/^(?:##|###) .+? \{#(.+)\}$/gm)].map(([, id]) => `#${id}`)
    expect(ids.length).toBeGreaterThan(10)
    expect(readAttributes(findRegion(document, m.document.onThisPage).querySelectorAll('a'), 'href')).toEqual(ids)
  })

  test('the manual opens with its introduction and links to the six chapters', async () => {
    for (const path of [paths.manual, paths.introduction]) {
      const { document } = await fetchPage(localPath(path, language))
      expect(readElementText(document.querySelector('h1'))).toBe(documentHeading('introduction', language))
      const links = findRegion(document, m.manual.chapters).querySelectorAll('a')
      expect(readAttributes(links, 'href')).toEqual(chapters.map((chapter) => localPath(chapter.path, language)))
    }
  })

  test.each(chapters)('the index of $document links to all chapters and marks the current one', async (chapter) => {
    const { document } = await fetchPage(localPath(chapter.path, language))
    const index = findRegion(document, m.manual.chapters)
    expect(readElementText(index.querySelector('p'))).toBe(
      m.manual.chapterOf({ number: chapter.number, count: chapters.length }),
    )
    const links = index.querySelectorAll('a')
    expect(readAttributes(links, 'href')).toEqual(chapters.map(({ path }) => localPath(path, language)))
    expect(readAttributes(links, 'aria-label')).toEqual(
      chapters.map(({ number, label }) => `${number} ${label[language]}`),
    )
    expect(readAttributes(index.querySelectorAll('[aria-current="page"]'), 'href')).toEqual([
      localPath(chapter.path, language),
    ])
    const sheet = document.querySelector('.sheet-map use')?.getAttribute('href') ?? ''
    expect((await fetchText(sheet)).text).toContain('<g id="sheet">')
  })

  test.each(chapters)('the bar of $document names the previous, current and next chapter', async (chapter) => {
    const bar = findRegion((await fetchPage(localPath(chapter.path, language))).document, m.manual.neighbours)
    expect(readElementText(bar.querySelector('[aria-current] b'))).toBe(chapter.label[language])
    const { previous, next } = previousAndNextPage(chapter)
    for (const [rel, word, neighbour] of [
      ['prev', m.manual.previous, previous],
      ['next', m.manual.next, next],
    ] as const) {
      const link = bar.querySelector(`a[rel="${rel}"]`)
      expect(link?.getAttribute('href')).toBe(neighbour && localPath(neighbour.path, language))
      expect(readElementText(link)).toBe(neighbour ? `${word}${neighbour.label[language]}` : '')
    }
  })
})

test('every document is linked as plain Markdown, and llms.txt links to all of them', async () => {
  const guide = (await fetchText('/llms.txt')).text
  const linkedDocuments = new Set<string>()
  for (const address of indexedAddresses) {
    const { markdown } = await readHead(address)
    if (!markdown) continue
    const place = pathOf(markdown)
    linkedDocuments.add(place)
    const { headers, text } = await fetchText(place)
    expect.soft(headers.get('content-type'), place).toContain('text/markdown')
    expect.soft(text, place).toMatch(/^# \S/)
    expect.soft(text, place).not.toMatch(/\{[#\w-]+\}|<navigation|^title:/m)
    for (const [, target = ''] of text.matchAll(/\]\((\/[^)\s#]*)/g)) {
      expect.soft((await fetchText(target)).status, `${place} leads to ${target}`).toBe(200)
    }
    // Without a public address, the links in llms.txt are relative; those in pages are made absolute by the server.
    const isNamed = [`(${markdown})`, `(${place})`].some((link) => guide.includes(link))
    expect.soft(isNamed, `llms.txt names ${place}`).toBe(true)
  }
  const policies = languages.length // the privacy policy is a dialog, and has no page of its own
  expect(linkedDocuments.size).toBe(documentNames.length * languages.length - policies)
})

test('what is focused only to be scrolled has a role and a name', async () => {
  let count = 0
  for (const address of everyPageAddress) {
    const { document } = await fetchPage(address)
    for (const element of document.querySelectorAll('[tabindex="0"]:not(a, button, input)')) {
      count++
      const hasRole = element.hasAttribute('role') || /^(ul|ol)$/i.test(element.tagName)
      const hasName = element.matches('[aria-label]:not([aria-label=""]), [aria-labelledby]')
      expect.soft(hasRole && hasName, `${address}: <${element.tagName} class="${element.className}">`).toBe(true)
    }
  }
  expect(count).toBeGreaterThan(50)
})
