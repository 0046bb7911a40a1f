import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createFontStack } from '@capsizecss/core'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import { cached } from './cached.ts'
import { generatedFolder, root } from './places.ts'
import { writeIfChanged } from './write-if-changed.ts'

/** The font that stands in while ours load, as Capsize lists it (@capsizecss/metrics 4.3.0, arial). */
const ARIAL = { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 }

/**
 * Its two weights, by the names that systems know them under, and the weight of ours that each stands in for. Bold has
 * a face of its own: WebKit takes the bold font also when the regular one is named, Chrome draws that one thicker.
 */
const STAND_INS = [
  { locals: ['Arial', 'ArialMT', 'Liberation Sans'], xWidthAvg: 913, of: 400, weight: 400 },
  {
    locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Liberation Sans'],
    xWidthAvg: 983,
    of: 600,
    weight: 700,
  },
]

/** What the site writes: Latin with the Swedish letters, numbers and the punctuation of both languages. */
export const LETTERS =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '\u00a0\u00a7\u00a9\u00ab\u00ad\u00ae\u00b0\u00b1\u00b2\u00b3\u00b7\u00bb\u00bd\u00d7' +
  'ÀÁÄÅÆÇÈÉÊËÍÑÓÖØÚÜàáäåæçèéêëíîñóôöøúüß–—‘’“”„•…′″€→←−≈≤≥\u202f'

/** Words show at once in stand-ins of the same metrics, and in our fonts as soon as the preloads are there. */
const FONT_DISPLAY = 'swap'

type Face = { family: string; file: string; out: string; style: 'normal' | 'italic'; weights: [number, number] }

const faces: readonly Face[] = [
  {
    family: 'Familjen Grotesk',
    file: '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
    out: 'familjen-grotesk.woff2',
    style: 'normal',
    weights: [500, 700],
  },
  {
    family: 'Atkinson Hyperlegible Next',
    file: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    out: 'atkinson.woff2',
    style: 'normal',
    weights: [400, 700],
  },
  {
    family: 'Atkinson Hyperlegible Next',
    file: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-italic.woff2',
    out: 'atkinson-italic.woff2',
    style: 'italic',
    weights: [400, 600],
  },
]

/**
 * Subsets the fonts of Fontsource to the letters and weights that the site uses, and writes the sheet of their faces with
 * stand-ins of the same metrics, which every page shows first. All stand in every page, since a face that is added
 * later makes the browser lay out the whole page again; none is asked for before something is set in it.
 */
export async function makeFonts(): Promise<void> {
  const target = path.join(generatedFolder, 'fonts')
  let sheet = ''
  for (const face of faces) {
    const source = await readFile(path.join(root, 'node_modules', face.file))
    const [min, max] = face.weights
    const font = await cached([source, LETTERS, `${min} ${max}`], () =>
      subsetFont(source, LETTERS, { targetFormat: 'woff2', variationAxes: { wght: { min, max } } }),
    )
    await writeIfChanged(path.join(target, face.out), font)
    sheet += `@font-face {
  font-family: '${face.family}';
  src: url('./fonts/${face.out}');
  font-weight: ${face.weights.join(' ')};
  font-style: ${face.style};
  font-display: ${FONT_DISPLAY};
}
`
    if (face.style === 'normal') sheet += await standInsOf(face.family, source)
  }
  await writeIfChanged(path.join(generatedFolder, 'fonts.css'), sheet)
}

async function standInsOf(family: string, source: Buffer): Promise<string> {
  let sheet = ''
  for (const { locals, of, weight, xWidthAvg } of STAND_INS) {
    const variationAxes = { wght: of }
    const ours = await cached([source, LETTERS, String(of)], () =>
      subsetFont(source, LETTERS, { targetFormat: 'truetype', variationAxes }),
    )
    const metrics = { ...(await fromBuffer(ours)), familyName: family }
    const options = { fontFaceProperties: { fontWeight: weight } }
    const { fontFaces } = createFontStack([metrics, { ...ARIAL, xWidthAvg }], options)
    const sources = locals.map((name) => `local('${name}')`).join(', ')
    const short = fontFaces.replace(/[\d.]+(?=%)/g, (per) => String(Math.round(Number(per) * 10) / 10))
    sheet += `${short.replace(/src: .*;/, `src: ${sources};`)}\n`
  }
  return sheet
}
