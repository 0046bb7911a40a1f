import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { describe, expect, test } from 'vitest'
import { languages } from '../../site/languages.ts'
import { allPages, documentOf, localPath } from '../../site/paths.ts'
import { renderDocument } from '../../src/markdown/render-document.ts'
import { fetchPage, fetchText } from './read-site.ts'

/* The pages of documents in Mozilla's Readability, the library of Firefox's reader view. */

const removeWhitespace = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, '')

const parseBody = (html: string) => parseHTML(`<!doctype html><html><body>${html}</body></html>`).document.body

/** The text of a page in the reader view, without whitespace. */
function renderReaderView(html: string): string {
  const article = new Readability(parseHTML(html).document).parse()
  return removeWhitespace(`${article?.title} ${parseBody(article?.content ?? '').textContent}`)
}

const addresses = allPages.filter((page) => page.kind !== 'own' && documentOf(page)).map(({ path }) => path)

describe.each(languages)('in %s', (language) => {
  test.each(addresses)('the reader view of %s keeps its lead, headings, call-outs and links', async (path) => {
    const address = localPath(path, language)
    const view = renderReaderView((await fetchText(address)).text)
    const { document } = await fetchPage(address)
    const leads = document.querySelectorAll(':is(.page-top, .title-block) .lead')
    const parts = document.querySelectorAll('.prose > :is(h2, h3, h4), .prose .callout p, .prose a.button')
    expect(parts.length).toBeGreaterThan(4)
    for (const part of [...leads, ...parts]) {
      // a link without an address yet is rendered as a button, which reader views remove
      for (const words of part.innerHTML.split(/<button[^>]*>.*?<\/button>/s)) {
        const text = removeWhitespace(parseBody(words).textContent)
        expect.soft(view.includes(text), `${address}: ${text}`).toBe(true)
      }
    }
  })
})

/** Possible heading ids that Readability would take for page furniture such as navigation, and remove. */
const HEADING_IDS = [
  ...['contact', 'share', 'guide-share', 'comments', 'footer', 'header', 'related', 'social-media', 'sponsors', 'tags'],
  ...[
    'widget',
    'menu',
    'sidebar',
    'banner',
    'promotion',
    'meta',
    'scroll',
    'hidden',
    'replies',
    'pager',
    'extra',
    'legends',
  ],
]

test('no heading id removes its heading from a reader view, and every id is on its heading', () => {
  const sections = HEADING_IDS.map(
    (name) => `## The part ${name} {#${name}}\n\n${'Words of a paragraph, and more of them. '.repeat(6)}\n`,
  )
  const note = '> [!NOTE]\n> See [the guides](/guides).\n'
  const text = `---\ntitle: Parts\ndescription: All parts.\n---\n\n# Parts\n\nThe lead.\n\n${sections.join('\n')}\n### Share {#to-share}\n\n${note}`
  const { body } = renderDocument(text, 'guides', 'en')
  const view = renderReaderView(
    `<html><head><title>Parts</title></head><body><main><article><div class="prose">${body}</div></article></main></body></html>`,
  )
  const page = parseBody(body)
  for (const name of HEADING_IDS) {
    expect.soft(view, name).toContain(removeWhitespace(`The part ${name}`))
    expect.soft(page.querySelector(`#${name}`)?.closest('h2')?.textContent, name).toContain(`The part ${name}`)
  }
  expect(view).toContain(removeWhitespace('See the guides.'))
})
