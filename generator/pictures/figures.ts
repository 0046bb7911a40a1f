import { readFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { figuresData } from '../../generated/content/figures.ts'
import { type Language, languages } from '../../site/languages.ts'
import { ContentError } from '../content/content-error.ts'
import { readContentText } from '../content/read-text.ts'
import { memoizeOnDisk } from '../files/cache.ts'
import { projectRoot } from '../files/folders.ts'
import { drawNarrowFigure } from './narrow-figures.ts'
import { readImageMetadata } from './pictures.ts'

/**
 * The SVG figures of the manual for the web, in a wide and a narrow version, with their fonts embedded, by file name.
 */
export async function makeResponsiveFigures(): Promise<Map<string, string>> {
  const made = new Map<string, string>()
  for (const [name, svg] of await drawFigures()) {
    const drawing = await embedFont(svg)
    const narrow = drawNarrowFigure(drawing)
    made.set(name, drawing)
    if (narrow) made.set(name.replace('.svg', '-narrow.svg'), narrow)
  }
  return made
}

/**
 * The SVG figures of the manual by file name, one for each language (`name_en.svg`), rendered from the template of the
 * same name.
 * @throws ContentError when a template is not an SVG drawing, or uses a text that does not exist.
 */
export async function drawFigures(): Promise<Map<string, string>> {
  const made = new Map<string, string>()
  for (const name of Object.keys(figures)) {
    const file = `content/figures/${name}.svg`
    const template = await readContentText(file)
    for (const language of languages) {
      const texts = figures[name]?.texts ?? {}
      const svg = template.replace(/\{\{(\w+)\}\}/g, (_whole, key: string) => {
        const text = texts[key]?.[language]
        if (text === undefined) {
          const what = `The drawing ${name} asks for the text “${key}”, which is not there.`
          throw new ContentError('content/figures.yaml', what, `Add ${key} under ${name}.`)
        }
        return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      })
      await readImageMetadata(file, Buffer.from(svg), 'Get back what it held, or save the drawing again.')
      made.set(`${name}_${language}.svg`, svg)
    }
  }
  return made
}

const figures: Readonly<Record<string, { texts: Readonly<Record<string, Record<Language, string>>> }>> =
  figuresData.figures

/**
 * The font faces of a figure, as on the pages: the text font, with the digits of the heading font
 * (src/styles/fonts.css).
 */
const FONT_FACES = [
  { file: 'atkinson.woff2', letters: /\D/g, range: '' },
  { file: 'figures.woff2', letters: /\d/g, range: 'unicode-range:U+30-39;' },
]

const FONT_OPTIONS = { targetFormat: 'woff2', keepFeatures: ['kern', 'tnum'] } as const

/** Embeds a subset of the fonts, some 5 kB: an SVG in an <img> cannot use the page's fonts. */
async function embedFont(svg: string): Promise<string> {
  const drawn = svg.replace(/<style>.*?<\/style>/s, '')
  const text = [...drawn.matchAll(/>([^<]+)</g)].map((match) => match[1]).join('')
  const faces = FONT_FACES.map(async ({ file, letters, range }) => {
    const used = (text.match(letters) ?? []).join('')
    if (!used) return ''
    const source = await readFile(path.join(projectRoot, 'src/styles/fonts', file))
    const font = await memoizeOnDisk([source, used, FONT_OPTIONS.keepFeatures.join()], () =>
      subsetFont(source, used, FONT_OPTIONS),
    )
    return (
      `@font-face{font-family:'Atkinson Hyperlegible Next';font-weight:400 700;${range}` +
      `src:url(data:font/woff2;base64,${font.toString('base64')}) format('woff2')}`
    )
  })
  return svg.replace('<style>', `<style>${(await Promise.all(faces)).join('')}`)
}
