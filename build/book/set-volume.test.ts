import { expect, test } from 'vitest'
import { findTypesetter } from '../delivery/typesetter.ts'
import { findBarriers } from '../pdf/barriers.ts'
import { openPdf } from '../pdf/open.ts'
import { type Element, readStructure } from '../pdf/structure.ts'
import { bookFonts } from './book-fonts.ts'
import { describeVolume } from './describe-volume.ts'
import type { Library } from './library.ts'
import { setVolume } from './set-volume.ts'
import type { Volume } from './volumes.ts'

const typesetter = findTypesetter('The PDFs of these tests')

/** What the typesetter would do if it read texts as its own markup. */
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

const abort = '---\ntitle: T\ndescription: D\n---\n\n# T\n\nL.\n\n## Om något går fel {#abort}\n\nLanda.\n'

const library: Library = {
  language: 'sv',
  texts: new Map([
    ['introduction', chapter],
    ['basics', chapter],
    ['drone-operations', abort],
  ]),
  changed: new Map(['introduction', 'basics'].map((name) => [name, '2026-11-21T18:00:00Z'])),
  origin: 'https://forest.test',
}

async function pdfOf(volume: Volume, from = library): Promise<Buffer> {
  if (!typesetter) throw new Error('There is no typesetter.')
  const fontArgs = [{ fontBlobs: await bookFonts() }]
  const compiler = typesetter.NodeCompiler.create({ workspace: import.meta.dirname, fontArgs })
  return setVolume(compiler, volume, describeVolume(volume, from))
}

/** The elements that screen readers read, and the objects of the pages. */
function readTree(pdf: Buffer) {
  const opened = openPdf(pdf)
  const root = opened.dictionary(opened.trailer.Root)
  const count = opened.dictionary(root.Pages).Count
  return { elements: readStructure(opened, root.StructTreeRoot), count, about: opened.stream(root.Metadata).toString() }
}

const volumes: [Volume['kind'], Volume][] = [
  ['book', { kind: 'book', file: 'manual-phone-sv.pdf', language: 'sv', size: 'phone', documents: ['introduction'] }],
  ['chapter', { kind: 'chapter', file: 'basics-a5-sv.pdf', language: 'sv', size: 'a5', documents: ['basics'] }],
  ['card', { kind: 'card', file: 'c-sv.pdf', language: 'sv', size: 'a5', documents: ['basics'], id: 'checklist-test' }],
]

test.skipIf(!typesetter).each(volumes)(
  'is a file that everyone can read, and says what it is (%s)',
  async (kind, volume) => {
    const pdf = await pdfOf(volume)
    expect(findBarriers(pdf, 'sv')).toEqual([])
    expect(findBarriers(pdf, 'en')).not.toEqual([])
    const { elements, about } = readTree(pdf)
    const count = (type: string) => elements.filter((element) => element.type === type).length
    expect(about).toMatch(/<dc:title>.*Kronvy.*<\/dc:title>/s)
    expect(about).toContain(
      `<pdf:Keywords>Kronvy, ${{ book: 'Manual, Introduktion', chapter: 'Manual, Grunder', card: 'Grunder' }[kind]}<`,
    )
    expect(count('H1')).toBe({ book: 3, chapter: 1, card: 1 }[kind]) // contents and glossary
    expect(count('Figure')).toBe({ book: 2, chapter: 3, card: 1 }[kind]) // codes or the mark, and the drawing
    expect(count('Link')).toBeGreaterThan(0)
    expect(count('LI')).toBe(2)
    if (kind !== 'card') expect(count('TH')).toBeGreaterThan(0)
  },
)

function pageOf(element: Element | undefined): number {
  return element?.marks[0]?.page ?? pageOf(element?.kids.at(-1))
}

test.skipIf(!typesetter)('tells of its edition on the last page of a chapter, where there is room', async () => {
  const { elements } = readTree(await pdfOf(volumes[1]?.[1] as Volume))
  const [lastItem, imprint] = ['LI', 'H2'].map((type) => elements.findLast((element) => element.type === type))
  expect(pageOf(imprint)).toBe(pageOf(lastItem))
})

test.skipIf(!typesetter)('leaves no item of a list alone on its page', async () => {
  const lists = [19, 4, 3, 22, 2, 27, 3, 5].flatMap((items, index) => [
    ...Array.from({ length: 2 + ((index * 5) % 7) }, () => 'En rad.\n'),
    'Gör så här:\n',
    `${Array.from({ length: items }, () => '1. Ett steg').join('\n')}\n`,
  ])
  const text = `${chapter.slice(0, chapter.indexOf('## Team'))}${[...lists, ...lists, ...lists].join('\n')}`
  const volume = volumes[1]?.[1] as Volume
  const { elements } = readTree(await pdfOf(volume, { ...library, texts: new Map([['basics', text]]) }))
  const pages = elements.filter(({ type }) => type === 'L').map(({ kids }) => kids.map(pageOf))
  expect(pages).toHaveLength(24)
  expect(pages.filter((list) => new Set(list).size > 1).length, 'lists that are parted').toBeGreaterThan(2)
  for (const list of pages) {
    expect(list[0]).toBe(list[1])
    expect(list.at(-1)).toBe(list.at(-2))
  }
})

test.skipIf(!typesetter)('makes the same file of the same words', async () => {
  const volume = volumes[2]?.[1] as Volume
  expect((await pdfOf(volume)).equals(await pdfOf(volume))).toBe(true)
})

test.skipIf(!typesetter)(
  'closes up a long checklist until it stands above the foot, and refuses one that cannot',
  async () => {
    const card = volumes[2]?.[1] as Volume
    const row = '1. [ ] Kontrollera att drönarkortet är med och att operatörs-id sitter väl synligt på drönaren.\n'
    const listOf = (rows: number) => {
      const text = chapter.slice(0, chapter.indexOf('1. [ ]')) + row.repeat(rows)
      return pdfOf(card, { ...library, texts: new Map([...library.texts, ['basics', text]]) })
    }
    expect(readTree(await listOf(8)).count).toBe(1)
    await expect(listOf(30)).rejects.toThrow('too long for one A5 page')
  },
)
