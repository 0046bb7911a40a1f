import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { findTypesetter } from '../delivery/typesetter.ts'
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
    ['basics', chapter],
    ['drone-operations', abort],
  ]),
  changed: new Map([['basics', '2026-11-21T18:00:00Z']]),
  origin: 'https://forest.test',
}

async function pdfOf(volume: Volume, from = library): Promise<Buffer> {
  if (!typesetter) throw new Error('There is no typesetter.')
  const fontArgs = [{ fontBlobs: await bookFonts() }]
  const compiler = typesetter.NodeCompiler.create({ workspace: import.meta.dirname, fontArgs })
  return setVolume(compiler, volume, describeVolume(volume, from))
}

/** Everything that the file says, with its compressed parts opened. */
function opened(pdf: Buffer): string {
  const parts: string[] = [pdf.toString('latin1')]
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    const end = pdf.indexOf('endstream', at)
    try {
      parts.push(inflateSync(pdf.subarray(at + 7, end)).toString('latin1'))
    } catch {
      parts.push('') // not a compressed part, or the end of one
    }
  }
  return parts.join('\n')
}

const volumes: [Volume['kind'], Volume][] = [
  ['chapter', { kind: 'chapter', file: 'basics-a5-sv.pdf', language: 'sv', size: 'a5', documents: ['basics'] }],
  ['card', { kind: 'card', file: 'c-sv.pdf', language: 'sv', size: 'a5', documents: ['basics'], id: 'checklist-test' }],
]

test.skipIf(!typesetter).each(volumes)('is a tagged file that says what it is (%s)', async (kind, volume) => {
  const pdf = await pdfOf(volume)
  const file = opened(pdf)
  expect(file).toMatch(/\/MarkInfo\s*<<\s*\/Marked true/)
  expect(file).toContain('/StructTreeRoot')
  expect(file).toMatch(/\/Lang\s*\(sv/)
  expect(file).toMatch(/\/DisplayDocTitle true/)
  expect(file).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(file).toMatch(/<dc:title>.*Kronvy/s)
  expect(file).toMatch(/<dc:language>.*sv/s)
  expect(file.match(/\/S\s*\/H1\b/g)).toHaveLength(1)
  expect(file).toContain('/Outlines')
  const figures = file.match(/\/S\s*\/Figure\b/g)?.length ?? 0
  expect(file.match(/\/Alt\s*[(<]/g)?.length ?? 0).toBeGreaterThanOrEqual(figures)
  expect(figures).toBe(kind === 'card' ? 1 : 3) // codes, and the drawing
  const fonts = file.match(/\/Type\s*\/FontDescriptor/g)?.length ?? 0
  expect(fonts).toBeGreaterThan(1)
  expect(file.match(/\/FontFile[23]?\s/g)).toHaveLength(fonts)
  const count = (pattern: RegExp) => file.match(pattern)?.length ?? 0
  expect(count(/\/Subtype\s*\/Link\b/g)).toBeGreaterThan(0)
  expect(count(/\/Contents\s*\(/g), 'links that say where they lead').toBe(count(/\/Subtype\s*\/Link\b/g))
  expect(file, 'links come in the order of the text').toMatch(/\/Tabs\s*\/S\b/)
  expect(file, 'ornaments are passed over').toContain('/Artifact')
  expect(count(/\/Scope\s*\//g), 'heads of tables').toBe(count(/\/S\s*\/TH\b/g))
  if (kind === 'chapter') expect(count(/\/S\s*\/TH\b/g)).toBeGreaterThan(0)
})

test.skipIf(!typesetter)('makes the same file of the same words', async () => {
  const volume = volumes[1]?.[1] as Volume
  expect((await pdfOf(volume)).equals(await pdfOf(volume))).toBe(true)
})

test.skipIf(!typesetter)(
  'closes up a long checklist until it stands above the foot, and refuses one that cannot',
  async () => {
    const card = volumes[1]?.[1] as Volume
    const row = '1. [ ] Kontrollera att drönarkortet är med och att operatörs-id sitter väl synligt på drönaren.\n'
    const listOf = (rows: number) => {
      const text = chapter.slice(0, chapter.indexOf('1. [ ]')) + row.repeat(rows)
      return pdfOf(card, { ...library, texts: new Map([...library.texts, ['basics', text]]) })
    }
    expect(opened(await listOf(8))).toMatch(/\/Count 1\b/)
    await expect(listOf(30)).rejects.toThrow('too long for one A5 page')
  },
)
