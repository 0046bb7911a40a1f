import { expect, test } from 'vitest'
import { allPages } from '../../site/paths.ts'
import { fetchPage, fetchResponse } from './read-site.ts'

/** The class names in the selectors of a stylesheet. */
const classesIn = (css: string) => new Set(css.match(/(?<=\.)[a-z][\w-]*(?=[^{}]*\{)/g))

/** The classes of a page's elements, and the classes that its inline styles and linked stylesheets define. */
async function readClasses(path: string) {
  const { document } = await fetchPage(path)
  const inline = [...document.querySelectorAll('style')].map((style) => style.textContent)
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"]')].map(async (link) =>
    (await fetchResponse(link.getAttribute('href') ?? '')).text(),
  )
  return {
    path,
    classes: new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList])),
    styledClasses: classesIn([...inline, ...(await Promise.all(sheets))].join('')),
  }
}

test('every class on a page that any page styles is styled by its own stylesheets', async () => {
  const pages = await Promise.all([...allPages.map(({ path }) => path), '/no-such-page'].map(readClasses))
  const styled = new Set(pages.flatMap(({ styledClasses }) => [...styledClasses]))
  expect(styled.size).toBeGreaterThan(300)
  for (const { path, classes, styledClasses } of pages) {
    expect(styledClasses.size, path).toBeGreaterThan(100)
    const foreign = [...classes].filter((name) => styled.has(name) && !styledClasses.has(name))
    expect.soft(foreign, path).toEqual([])
  }
})
