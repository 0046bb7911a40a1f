import { describe, expect, test } from 'vitest'
import { isSampleAddress } from '../../site/facts.ts'
import { languages } from '../../site/languages.ts'
import { everyPath, localPath, parseLocalPath, paths } from '../../site/paths.ts'
import { everyPageAddress, fetchPage, fetchText, readAttributes } from './read-site.ts'

/** The URLs that an element links to or loads. */
function addressesOf(element: Element): string[] {
  const one = ['href', 'src', 'poster'].map((name) => element.getAttribute(name) ?? '')
  const set = (element.getAttribute('srcset') ?? element.getAttribute('imagesrcset') ?? '').split(',')
  return [...one, ...set.map((entry) => entry.trim().split(' ')[0] ?? '')].filter(Boolean)
}

/** An error message if an internal URL on a page is broken or leads to a page in the other language; otherwise null. */
async function findFault(address: string, from: string, element: Element): Promise<string | null> {
  const url = new URL(address, `http://site.example${from}`)
  if (url.host !== 'site.example' || !url.protocol.startsWith('http')) return null
  const { status, headers } = await fetchText(url.pathname)
  if (status !== 200 && url.pathname !== from) return `${from}: ${address} answers ${status}`
  if (!/^text\/html|^image\/svg/.test(headers.get('content-type') ?? '')) return null
  const { document } = await fetchPage(url.pathname)
  const id = decodeURIComponent(url.hash.slice(1))
  if (id && !document.getElementById(id)) return `${from}: ${address} has no such place`
  const leaves = from.startsWith('/sv') && !/^\/sv(\/|$)/.test(url.pathname) && document.querySelector('a') !== null
  return leaves && element.getAttribute('hreflang') !== 'en' ? `${from}: ${address} leaves the language` : null
}

describe.each(languages)('in %s', (language) => {
  const addresses = [...everyPath, '/no-such-page'].map((path) => localPath(path, language))

  test('every internal link, anchor, picture and glossary target exists', async () => {
    const broken = new Set<string>()
    let count = 0
    for (const from of addresses) {
      const { document } = await fetchPage(from)
      for (const element of document.querySelectorAll('[href], [src], [srcset], [imagesrcset], [poster]')) {
        for (const address of addressesOf(element)) {
          count++
          const fault = await findFault(address, from, element)
          if (fault) broken.add(fault)
        }
      }
    }
    expect([...broken]).toEqual([])
    expect(count).toBeGreaterThan(100 * addresses.length)
  })
})

test('no text contains a sample URL', async () => {
  const texts = new Map<string, string>([['llms.txt', (await fetchText('/llms.txt')).text]])
  // the list of samples is the page that shows them
  for (const address of everyPageAddress.filter((each) => parseLocalPath(each).path !== paths.samples)) {
    const { text } = await fetchText(address)
    texts.set(address, text)
    const plain = /"(?:https?:\/\/[^/"]+)?(\/markdown\/plain\/[^"]+)"/.exec(text)?.[1]
    if (plain) texts.set(plain, (await fetchText(plain)).text)
  }
  expect(texts.size).toBeGreaterThan(everyPageAddress.length)
  const samples = [...texts].flatMap(([from, text]) =>
    (text.match(/https?:\/\/[^\s"'<>)\\]+/g) ?? []).filter(isSampleAddress).map((address) => `${from}: ${address}`),
  )
  expect(samples).toEqual([])
})

test('no page has the same id twice', async () => {
  for (const address of everyPageAddress) {
    const ids = readAttributes((await fetchPage(address)).document.querySelectorAll('[id]'), 'id')
    expect(ids.length, address).toBeGreaterThan(10)
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      address,
    ).toEqual([])
  }
})

test('collapsed sections of the home page contain no ids, because scrolling by script would not expand them', async () => {
  for (const language of languages) {
    const { document } = await fetchPage(localPath('/', language))
    const folds = document.querySelectorAll('details.fold > :not(summary)')
    expect(folds.length).toBeGreaterThan(5)
    for (const fold of folds) {
      expect(fold.hasAttribute('id')).toBe(false)
      expect(readAttributes(fold.querySelectorAll('[id]'), 'id')).toEqual([])
    }
  }
})
