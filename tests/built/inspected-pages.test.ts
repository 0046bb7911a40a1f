import { expect, test } from 'vitest'
import { languages } from '../../site/languages.ts'
import { allPages, localPath } from '../../site/paths.ts'
import { inspectedPages } from '../inspected-pages.ts'
import { fetchPage } from './read-site.ts'

/** The properties of an element that styles and accessibility rules depend on: its tag with its role or its classes. */
function describeElement(element: Element): string[] {
  const tag = element.tagName.toLowerCase()
  const role = element.getAttribute('role')
  const about = role ? [`${tag}[role=${role}]`] : []
  return element.classList.length === 0 ? [tag, ...about] : [...element.classList].map((name) => `${tag}.${name}`)
}

async function collectElementKinds(address: string): Promise<Set<string>> {
  const { document } = await fetchPage(address)
  return new Set([...document.querySelectorAll('main *')].flatMap(describeElement))
}

/** Elements that occur only on English pages, besides the drawing that compares two areas (`claim`). */
const ENGLISH_ONLY = ['svg[role=img]', 'pattern']

test('every kind of element occurs on one of the inspected pages', async () => {
  const seen = new Set<string>()
  for (const path of inspectedPages) for (const kind of await collectElementKinds(localPath(path, 'sv'))) seen.add(kind)
  expect(seen.size).toBeGreaterThan(200)
  for (const language of languages) {
    for (const { path } of allPages) {
      const missing = [...(await collectElementKinds(localPath(path, language)))].filter(
        (kind) =>
          !seen.has(kind) &&
          !ENGLISH_ONLY.includes(kind) &&
          !/\.claim(_|-|$)/.test(kind) &&
          !/^img\.placeholder-/.test(kind),
      )
      expect(missing, `${localPath(path, language)} has these alone: add it to tests/inspected-pages.ts`).toEqual([])
    }
  }
})
