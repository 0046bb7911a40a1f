import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { type BookSources, createBookDocument } from './book-sources.ts'
import { makeTypstInput } from './describe-volume.ts'
import { createTypstCompiler, typesetVolume } from './typeset-volume.ts'
import type { Volume } from './volumes.ts'

/** Text that would have an effect if Typst read it as markup. */
const COMMANDS = '#panic("run") *a _b $c <d> @e `f` \\u{41} // g'

const chapter = `---
title: Grunder
description: Vad det handlar om.
---

# Grunder ${COMMANDS.replaceAll(/[<*_`$\\]/g, '')}

Ingressen.

## Team {#teams}

${COMMANDS.replaceAll(/[<*_`$]/g, '\\$&')} och [sidan](/faq), [team](#teams).

![En överlappning.](/figures/overlap_sv.svg "Bildtext")

| Vem | Gör |
|---|---|
| Pilot | Flyger ${COMMANDS.replaceAll(/[<*_`$\\]/g, '')} |

> [!WARNING]
> Stanna.

## Lista {#checklist-test}

1. [ ] Kontrollera #batteriet.
2. [ ] Se upp.
`

const ABORT_CHAPTER = '---\ntitle: T\ndescription: D\n---\n\n# T\n\nL.\n\n## Om något går fel {#abort}\n\nLanda.\n'

const LAST_CHANGE = '2026-11-21T18:00:00Z'
const library: BookSources = {
  language: 'sv',
  documents: new Map([
    ['introduction', createBookDocument(chapter, 'sv', LAST_CHANGE)],
    ['basics', createBookDocument(chapter, 'sv', LAST_CHANGE)],
    ['drone-operations', createBookDocument(ABORT_CHAPTER, 'sv')],
  ]),
  origin: 'https://forest.test',
}

/** The library with the text of one document replaced. */
function libraryWith(name: string, text: string, changed = LAST_CHANGE): BookSources {
  return { ...library, documents: new Map(library.documents).set(name, createBookDocument(text, 'sv', changed)) }
}

const phone: Volume = { kind: 'book', file: 'm-phone.pdf', language: 'sv', size: 'phone', documents: ['introduction'] }
const paper: Volume = { kind: 'book', file: 'm-a5.pdf', language: 'sv', size: 'a5', documents: ['introduction'] }
const card: Volume = {
  kind: 'card',
  file: 'c-sv.pdf',
  language: 'sv',
  size: 'a5',
  documents: ['basics'],
  id: 'checklist-test',
}

const compiler = await createTypstCompiler()

function typesetPdf(volume: Volume, from = library): Promise<Buffer> {
  return typesetVolume(compiler, volume, makeTypstInput(volume, from))
}

function open(pdf: Buffer): Promise<PDFDocumentProxy> {
  return getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
}

type Node = { role?: string; alt?: string; lang?: string; id?: string; children?: Node[] }

/** All nodes of the PDF's structure tree, page by page, as a screen reader sees them. */
async function readTree(pdf: PDFDocumentProxy): Promise<Node[]> {
  const flat = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flat)]
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const root = (await (await pdf.getPage(index + 1)).getStructTree()) as Node | null // the library's type is wider
    return root ? flat(root) : []
  })
  return (await Promise.all(pages)).flat()
}

test.each([phone, paper, card])('is a file that everyone can read, and says what it is ($file)', async (volume) => {
  const pdf = await open(await typesetPdf(volume))
  const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> } // the library's type has only some keys
  expect(info).toMatchObject({ Language: 'sv', Title: expect.stringContaining('Kronvy') })
  expect(String(info.Keywords)).toContain(volume.kind === 'card' ? 'Grunder' : 'Manual')
  const marks: unknown = await pdf.getMarkInfo()
  expect(marks instanceof Map && marks.get('Marked')).toBe(true)
  const nodes = await readTree(pdf)
  const count = (role: string) => nodes.filter((node) => node.role === role).length
  expect(count('H1')).toBe(volume.kind === 'card' ? 1 : 3) // table of contents and glossary
  expect(count('Link')).toBeGreaterThan(0)
  expect(count('LI')).toBe(2)
  for (const figure of nodes.filter(({ role }) => role === 'Figure')) expect(figure.alt).toBeTruthy()
  if (volume.kind === 'card') return
  expect(count('TH')).toBeGreaterThanOrEqual(2)
  const titles = (await pdf.getOutline())?.map(({ title }) => title)
  expect(titles).toEqual(['Innehåll', expect.stringContaining('Introduktion'), 'Ordlista'])
})

test('says the words of a text as they are, and none of them as a command', async () => {
  const pdf = await open(await typesetPdf(paper))
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).join('')
  })
  expect((await Promise.all(pages)).join('').replaceAll(/\s/g, '')).toContain('#panic("run")*a_b$c')
})

test.each([phone, paper])('sets a range and an address on the line they belong to ($file)', async (volume) => {
  const text = chapter.replace(
    'Ingressen.',
    'Ingressen.\n\nVäntetiden är 60–80 dagar, se [sidan](https://www.slu.se/en/).',
  )
  const pdf = await open(await typesetPdf(volume, libraryWith('introduction', text)))
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getTextContent())
  const items = (await Promise.all(pages)).flatMap((page) => page.items.filter((item) => 'str' in item))
  const heightsOf = (...parts: string[]) =>
    parts.map((part) => items.find(({ str }) => str.includes(part))?.transform[5])
  const [before, range, after] = heightsOf('Väntetiden', '60–80', 'dagar')
  expect([before, after]).toEqual([range, range])
  if (volume === phone) return
  const start = items.findIndex(({ str }) => str.includes('slu.se'))
  const address = items.slice(start, start + 3) // slu.se, /, en
  expect(new Set(address.map(({ transform }) => transform[5])).size).toBe(1)
})

test('makes the same file of the same words', async () => {
  expect((await typesetPdf(card)).equals(await typesetPdf(card))).toBe(true)
})

test('refuses a letter that its typefaces lack with a sentence', async () => {
  const from = libraryWith('introduction', chapter.replace('Ingressen.', 'Ingressen 🌲.'))
  await expect(typesetPdf(paper, from)).rejects.toThrow(/m-a5\.pdf could not be set: .*🌲/s)
})

test('closes up a long checklist until it stands above the foot, and refuses one that cannot', async () => {
  const row = '1. [ ] Kontrollera att drönarkortet är med och att operatörs-id sitter väl synligt på drönaren.\n'
  const listOf = (rows: number) => {
    const text = chapter.slice(0, chapter.indexOf('1. [ ]')) + row.repeat(rows)
    return typesetPdf(card, libraryWith('basics', text))
  }
  expect((await open(await listOf(8))).numPages).toBe(1)
  await expect(listOf(30)).rejects.toThrow('too long for one A5 page')
})

/* All notations of docs/editing.md; checks/written-markdown.test.ts tests the same list on web pages. */
const ALL_NOTATIONS = `---
title: Allt
description: Allt som ett dokument får innehålla.
---

# Allt

Ingressen.

## Två {#two}

### Tre {#three}

#### Fyra {#four}

##### Fem {#five}

###### Sex {#six}

~~Struket~~ och **fet *kursiv* text** med \`kod {email}\`, [en hänvisning][a] och ![en bild][b].

3. Tre
4. Fyra

   - Inne

---

> Ett citat.

| Vänster | Höger | Mitten |
|---|--:|:-:|
| ett | 1 | ja |
| | 2 | nej |

\`\`\`
GET /users/{email}?company={company}&${'long='.repeat(40)}
\`\`\`

[a]: /faq
[b]: /pictures/hero.jpg
`

test.each([phone, paper])('$file sets every kind of Markdown that a document may hold', async (volume) => {
  const document = await open(await typesetPdf(volume, libraryWith('introduction', ALL_NOTATIONS)))
  const pages = Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1))
  const texts = await Promise.all(pages.map(async (page) => (await page).getTextContent()))
  const words = texts.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join('')
  const shown = words.replaceAll(/\s/g, '')
  for (const part of ['Sex', 'Struket', 'Ettcitat', 'GET/users/{email}']) expect(shown).toContain(part)
})

test('says no day where the day of the last change is not known', async () => {
  const pdf = await open(await typesetPdf(card, libraryWith('basics', chapter, '')))
  const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> } // the library's type has only some keys
  expect([info.CreationDate, info.ModDate]).toEqual([undefined, undefined])
})
