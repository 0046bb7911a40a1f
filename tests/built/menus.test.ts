import { describe, expect, test } from 'vitest'
import { messages } from '../../generated/messages/interface.ts'
import { dialogIds } from '../../site/dialogs.ts'
import { languageNames, languages } from '../../site/languages.ts'
import { type MenuEntry, resourceMenu, solutionMenu } from '../../site/navigation.ts'
import { localPath, paths } from '../../site/paths.ts'
import { everyPageAddress, fetchPage, readAttributes, readElementText } from './read-site.ts'

const pathsOf = (entries: readonly MenuEntry[]) =>
  entries.flatMap(({ path, children }) => [path, ...children.map((child) => child.path)])

describe.each(languages)('in %s', (language) => {
  const m = messages[language]
  const hrefs = (entries: readonly MenuEntry[]) => pathsOf(entries).map((path) => localPath(path, language))

  test('the header’s menus contain their links and sub-items, in order', async () => {
    const { document } = await fetchPage(localPath(paths.api, language))
    for (const [id, entries] of [
      ['menu-solutions', solutionMenu],
      ['menu-resources', resourceMenu],
    ] as const) {
      expect(readAttributes(document.querySelectorAll(`header nav #${id} a`), 'href')).toEqual(hrefs(entries))
    }
  })

  test('the menu of small screens contains all links, the languages, demo and trial', async () => {
    const { document } = await fetchPage(localPath(paths.faq, language))
    const menu = document.getElementById(dialogIds.menu)
    const links = readAttributes(menu?.querySelectorAll('nav a') ?? [], 'href')
    expect(links).toEqual(expect.arrayContaining([...hrefs(solutionMenu), ...hrefs(resourceMenu)]))
    for (const name of Object.values(languageNames)) expect(readElementText(menu)).toContain(name)
    const openers = readAttributes(menu?.querySelectorAll('button') ?? [], 'commandfor')
    expect(openers).toEqual(expect.arrayContaining([dialogIds.demo, dialogIds.trial]))
  })

  test('the footer has the newsletter, the policy and the pages that no menu names', async () => {
    const { document } = await fetchPage(localPath(paths.faq, language))
    const footer = document.querySelector('footer')
    expect(readElementText(footer)).toContain(m.footer.privacy)
    expect(readAttributes(footer?.querySelectorAll('button') ?? [], 'commandfor')).toContain(dialogIds.newsletter)
    const links = readAttributes(footer?.querySelectorAll('a') ?? [], 'href')
    for (const path of [paths.glossary, paths.finalFelling, paths.accessibility, `${paths.manual}#save`])
      expect(links).toContain(localPath(path, language))
  })
})

test('every page has the header, the footer, and the dialogs that its buttons open', async () => {
  for (const address of everyPageAddress) {
    const { document } = await fetchPage(address)
    expect(document.querySelectorAll('body header.header nav').length, address).toBe(1)
    expect(document.querySelectorAll('footer').length, address).not.toBe(0)
    const opened = readAttributes(document.querySelectorAll('[commandfor]'), 'commandfor')
    expect(opened.length, address).toBeGreaterThan(5)
    for (const id of new Set(opened)) expect(document.getElementById(id), `${address}: ${id}`).not.toBeNull()
  }
})

test('the language menu links to the translation of every page', async () => {
  for (const address of everyPageAddress) {
    const { document } = await fetchPage(address)
    for (const language of languages) {
      const bare = address.replace(/^\/sv(?=\/|$)/, '') || '/'
      const translation = localPath(bare === '/no-such-page' ? paths.home : bare, language)
      const links = readAttributes(document.querySelectorAll(`#menu-language a[lang="${language}"]`), 'href')
      expect(links, address).toEqual([translation])
    }
  }
})
