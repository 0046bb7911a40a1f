import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { create } from 'fontkitten'
import subsetFont from 'subset-font'
import { cached } from './cached.ts'
import { root } from './places.ts'

/** Draws a line of text as the outline of its letters, so that a picture needs no font where it is made. */
export type Lettering = {
  width: (text: string, size: number) => number
  path: (text: string, x: number, baseline: number, size: number) => string
}

const files = {
  heading: '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  text: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
}

/** The letters of one of the site's fonts at one weight, as far as the given texts need them. */
export async function lettering(font: keyof typeof files, weight: number, letters: string): Promise<Lettering> {
  const source = await readFile(path.join(root, 'node_modules', files[font]))
  const fixed = await cached([source, letters, String(weight)], () =>
    subsetFont(source, letters, { targetFormat: 'sfnt', variationAxes: { wght: weight } }),
  )
  const drawn = create(fixed)
  if (!('glyphForCodePoint' in drawn)) throw new Error(`${files[font]} holds more than one font.`)
  const glyphs = (text: string) => [...text].map((letter) => drawn.glyphForCodePoint(letter.codePointAt(0) ?? 32))
  const width = (text: string, size: number) =>
    (glyphs(text).reduce((sum, glyph) => sum + glyph.advanceWidth, 0) * size) / drawn.unitsPerEm
  return {
    width,
    path: (text, x, baseline, size) => {
      const scale = size / drawn.unitsPerEm
      let at = 0
      const parts = glyphs(text).map((glyph) => {
        const part = `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`
        at += glyph.advanceWidth
        return part
      })
      return `<g transform="translate(${x} ${baseline}) scale(${scale} ${-scale})">${parts.join('')}</g>`
    },
  }
}

/** The lines of a text that are no wider than they may be. */
export function wrap(text: string, size: number, width: number, letters: Lettering): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && letters.width(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
