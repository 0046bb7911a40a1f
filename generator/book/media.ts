import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { encodeQR } from 'qr'
import sharp from 'sharp'
import type { BookSize } from '../../site/books.ts'
import { contentFolder, projectRoot } from '../files/folders.ts'
import { drawFigures } from '../pictures/figures.ts'
import { mapSheetFile } from '../pictures/svg-sprites.ts'

/** Image files by the names that the templates use for them. */
export type MediaFiles = Map<string, Buffer>

/** An image file with its aspect ratio (height / width). */
type Shown = { name: string; bytes: Buffer; aspect: number }

/** Maximum width in pixels: A5 is printed at about 300 dpi, and a phone shows at most 1000 pixels. */
const PHOTO_SCALING: Record<BookSize, { width: number; quality: number }> = {
  phone: { width: 1000, quality: 60 },
  a5: { width: 1400, quality: 68 },
}

/** The source of a picture: SVG text, or the bytes of a photograph. */
export async function readPictureSource(name: string): Promise<string | Buffer> {
  return (await loadDrawings()).get(`${name}.svg`) ?? readMaster(name)
}

function readMaster(name: string): Promise<Buffer> {
  return readFile(path.join(contentFolder, 'pictures', `${name}.jpg`))
}

/** The image files of a picture for one page size; on the phone, a drawing may be split into several files. */
export async function makeBookPicture(name: string, size: BookSize): Promise<Shown[]> {
  const drawing = (await loadDrawings()).get(`${name}.svg`)
  if (drawing === undefined) return [await encodePhoto(name, size)]
  return viewsOf(drawing, size).map((view, index) => {
    const [, , width = 1, height = 1] = view.split(/\s+/).map(Number)
    return {
      name: `${name}-${size}-${index}.svg`,
      bytes: Buffer.from(adaptSvgToPaper(drawing, view)),
      aspect: height / width,
    }
  })
}

let drawn: ReturnType<typeof drawFigures> | undefined
function loadDrawings() {
  drawn ??= drawFigures()
  return drawn
}

async function encodePhoto(name: string, size: BookSize): Promise<Shown> {
  const { width, quality } = PHOTO_SCALING[size]
  const master = await readMaster(name)
  const { data, info } = await sharp(master)
    .autoOrient()
    .resize(width)
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true })
  return { name: `${name}-${size}.jpg`, bytes: data, aspect: info.height / info.width }
}

/**
 * The `viewBox` of each shown part of a drawing, from its `data-paper` or `data-phone` attribute; by default the whole.
 */
function viewsOf(svg: string, size: BookSize): string[] {
  const said = (name: string) => new RegExp(`data-${name}="([^"]+)"`).exec(svg)?.[1]
  const views = (size === 'phone' && said('phone')) || said('paper')
  return views?.split(',').map((view) => view.trim()) ?? [/ viewBox="([^"]+)"/.exec(svg)?.[1] ?? '']
}

/**
 * Prepares an SVG for Typst, which supports neither custom properties nor media queries: inlines the colours of the
 * light theme on white, and crops it to the `viewBox` of the part.
 */
function adaptSvgToPaper(svg: string, view: string): string {
  const light = svg.replace(/@media[^{]*\{(?:[^{}]*\{[^}]*\})*\}/g, '')
  const colours = new Map(
    [...light.matchAll(/--([\w-]+):\s*(#\w+)/g)].map(([, name = '', value = '']) => [name, value]),
  )
  colours.set('surface', '#ffffff').set('text-2', '#2b2622')
  const [, , width, height] = view.split(/\s+/)
  return light
    .replace(/var\(--([\w-]+)\)/g, (whole, name: string) => colours.get(name) ?? whole)
    .replace(/viewBox="[^"]*" width="\d+" height="\d+"/, `viewBox="${view}" width="${width}" height="${height}"`)
}

/** A QR code as SVG, without a quiet zone since the paper is white. */
export function drawQrCode(text: string): Buffer {
  const svg = encodeQR(text, 'svg', { ecc: 'medium', border: 1 })
  return Buffer.from(svg.replace(/viewBox="0 0 (\d+) \d+"/, (_, side) => `viewBox="1 1 ${side - 2} ${side - 2}"`))
}

/** The map on the cover: a managed forest, half of it surveyed by drone. */
export const COVER_MAP_SHEET = mapSheetFile(5)

/** The cover map in its print colours, without its labels. */
export async function makeCoverMedia(): Promise<MediaFiles> {
  const sheet = await readFile(path.join(projectRoot, COVER_MAP_SHEET), 'utf8')
  const drawn = sheet.replace(/var\(--[\w-]+, ([^)]+)\)/g, '$1').replace(/<text.*<\/text>/g, '')
  return new Map([
    ['sheet.svg', Buffer.from(drawn)],
    ['mark.svg', await readFile(path.join(projectRoot, 'public/favicon.svg'))],
  ])
}
