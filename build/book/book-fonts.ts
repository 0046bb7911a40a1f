import { readFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { cached } from '../cached.ts'
import { LETTERS } from '../fonts.ts'
import { root } from '../places.ts'

const FACES = [
  ['atkinson-hyperlegible-next', 'normal', 400],
  ['atkinson-hyperlegible-next', 'normal', 700],
  ['atkinson-hyperlegible-next', 'italic', 400],
  ['familjen-grotesk', 'normal', 600],
  ['familjen-grotesk', 'normal', 700],
] as const

/** The site's typefaces for the typesetter, which reads no variable fonts: one file for each weight. */
export function bookFonts(): Promise<Buffer[]> {
  return Promise.all(
    FACES.map(async ([family, style, wght]) => {
      const file = `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-${style}.woff2`
      const source = await readFile(path.join(root, file))
      return cached([source, LETTERS, `truetype ${wght}`], () =>
        subsetFont(source, LETTERS, { targetFormat: 'truetype', variationAxes: { wght } }),
      )
    }),
  )
}
