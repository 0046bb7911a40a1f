import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { platformTerms } from '../../site/glossary.ts'
import { type Language, languages } from '../../site/languages.ts'
import { documentNames, localPath, pathOfDocument } from '../../site/paths.ts'
import { renderDocument } from './render-document.ts'
import type { RenderedDocument } from './rendered-document.ts'

const folder = path.resolve(import.meta.dirname, '../../content/documents')

const rendered = new Map<string, RenderedDocument>()

/** Renders a document as on its page; memoized. */
function render(name: string, language: Language): RenderedDocument {
  const file = path.join(folder, `${name}_${language}.md`)
  const document = rendered.get(file) ?? renderDocument(readFileSync(file, 'utf8'), name, language)
  rendered.set(file, document)
  return document
}

test('every document exists in both languages', () => {
  const wanted = documentNames.flatMap((name) => languages.map((language) => `${name}_${language}.md`))
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(wanted))
})

describe.each(documentNames)('%s', (name) => {
  const [english, swedish] = [render(name, 'en'), render(name, 'sv')]

  test('says when its rules were checked, where it warns that rules change', () => {
    for (const { body } of [english, swedish])
      expect(body.includes('<p class="prose__checked">')).toBe(/Rules change\.|Regler ändras\./.test(body))
  })

  test('has the same headings in both languages', () => {
    const outline = ({ headings }: typeof english) => headings.map(({ id, depth }) => ({ id, depth }))
    expect(outline(swedish)).toEqual(outline(english))
  })

  test('has each heading id once, and begins with a section', () => {
    const ids = english.headings.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(english.headings[0]?.depth).toBe(2)
  })

  test.each([english, swedish])('has each h2 and h3 in its contents, with an anchor, in $language', (document) => {
    const written = Array.from(document.body.matchAll(/<h[23][ >].*?<\/h[23]>/gs), ([html]) => html)
    expect(written.map((html) => /href="#([^"]*)"/.exec(html)?.[1])).toEqual(document.headings.map(({ id }) => id))
  })

  test.each([english, swedish])('says what it is to search engines in $language', ({ title, description, heading }) => {
    expect(title.length).toBeLessThanOrEqual(55)
    expect(description.length).toBeGreaterThanOrEqual(70)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(heading).not.toBe('')
  })

  test.each([english, swedish])('leaves no Markdown and no placeholder in $language', ({ body, lead }) => {
    const words = (lead + body).replace(/<pre[\s\S]*?<\/pre>|<code[\s\S]*?<\/code>|<[^>]*>/g, '')
    expect(words).not.toMatch(/\{#|\[!|\*\*|\]\(|\{[a-z]+\}/i)
  })
})

test('the fire document has no introduction, every other use case has one', () => {
  for (const language of languages) {
    expect(render('fire', language).lead).toBe('')
    for (const name of ['windthrow', 'wildlife', 'bark-beetle']) expect(render(name, language).lead).not.toBe('')
  }
})

test('every glossary term leads to a heading of the manual', () => {
  const anchors = documentNames.flatMap((name) =>
    render(name, 'en').headings.map(({ id }) => `${pathOfDocument(name)}#${id}`),
  )
  for (const { target } of platformTerms) if (target) expect(anchors).toContain(target)
})

test.each(languages)('every concept of the platform is linked by itself somewhere in the manual (%s)', (language) => {
  const chapters = documentNames.filter((name) => pathOfDocument(name).startsWith('/manual'))
  const html = chapters.map((name) => render(name, language).lead + render(name, language).body).join('\n')
  const linked = Array.from(html.matchAll(/<a href="([^"]+)" class="term"/g), ([, href]) => href)
  const missing = platformTerms
    .flatMap(({ target }) => target ?? [])
    .filter((target) => !linked.includes(localPath(target, language)))
  expect(missing).toEqual([])
})
