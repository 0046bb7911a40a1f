import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { figuresData } from '../../generated/content/figures.ts'
import { contentFolder } from '../files/folders.ts'
import { writeGeneratedModule } from '../files/write-generated.ts'

/** The margin around the drawing. */
const MARGIN = 16

/**
 * A template's layout for phones: `data-narrow="width height: x y w h to x y, x y w h id to x y w h, …"`. With the id of
 * a group (of class `kf`), a part shows that group alone, which is less to lay out than the whole drawing.
 */
const NARROW_ATTRIBUTE = / data-narrow="\s*(\d+) (\d+):([^"]+)"/

/**
 * Rearranges parts of a wide figure for the width of a phone, by its `data-narrow` attribute. Elements of the class
 * `wide`, such as leader lines, are removed; CSS rules for `.narrow` apply to this version only.
 */
export function drawNarrowFigure(svg: string): string | null {
  const list = NARROW_ATTRIBUTE.exec(svg)?.[3]
  const { width, height } = sizeOf(svg)
  const [, start, style, content] = /^(.*?)(<style>.*?)<\/style>\s*(.*)<\/svg>\s*$/s.exec(svg) ?? []
  if (!list || !start || !style || !content) return null
  const parts = list.split(',').map((part) => {
    const [view = '', place = ''] = part.trim().split(' to ')
    const [left, top, w, h, group = 'whole'] = view.split(/\s+/)
    const [x, y, shownWidth = w, shownHeight = h] = place.split(/\s+/)
    return `<svg x="${x}" y="${y}" width="${shownWidth}" height="${shownHeight}" viewBox="${left} ${top} ${w} ${h}"><use href="#${group}"/></svg>`
  })
  const size = `viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}" width="${width}" height="${height}"`
  return [
    start.replace(/ data-[\w-]+="[^"]*"/g, '').replace(/viewBox="[^"]*" width="\d+" height="\d+"/, size),
    `${style}.wide{display:none}</style>`,
    `<path class="bg" d="M${-MARGIN} ${-MARGIN}h${width}v${height}h${-width}z"/>`,
    // CSS selectors do not match across <use>, so rules for `.kf .l` need the class inside
    `<defs><g id="whole" class="kf narrow">${content}</g></defs>`,
    ...parts,
    '</svg>',
  ].join('\n')
}

/** Writes generated/narrow-figures.ts: the size of each narrow figure, so that pages reserve its space. */
export async function writeNarrowFigureSizes(): Promise<void> {
  const sizes = Object.keys(figuresData.figures).map(async (name) => {
    const template = await readFile(path.join(contentFolder, 'figures', `${name}.svg`), 'utf8')
    return NARROW_ATTRIBUTE.test(template) ? [[name, sizeOf(template)] as const] : []
  })
  const found = Object.fromEntries((await Promise.all(sizes)).flat())
  await writeGeneratedModule('narrowFigures', found, 'Record<string, { width: number; height: number }>')
}

function sizeOf(template: string): { width: number; height: number } {
  const [, width = 0, height = 0] = (NARROW_ATTRIBUTE.exec(template) ?? []).map(Number)
  return { width: width + 2 * MARGIN, height: height + 2 * MARGIN }
}
