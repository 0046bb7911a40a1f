import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { encodeQR } from 'qr'
import sharp from 'sharp'
import type { BookSize } from '../../site/books.ts'
import { drawFigures } from '../figures.ts'
import { contentFolder, root } from '../folders.ts'
import { sheetSource } from '../svg-sprites.ts'

/** Files that the templates show, by the name they show them under. */
export type Media = Map<string, Buffer>

/** A picture, or a part of it, with its height in relation to its width. */
type Shown = { name: string; bytes: Buffer; aspect: number }

/** Photographs are printed about 300 dots to the inch on A5; a telephone shows no more than 1000. */
const PHOTO: Record<BookSize, { width: number; quality: number }> = {
  phone: { width: 1000, quality: 60 },
  a5: { width: 1400, quality: 68 },
}

/** What a picture is made of: the drawing, or the photograph. */
export async function pictureSource(name: string): Promise<string | Buffer> {
  return (await drawings()).get(`${name}.svg`) ?? readMaster(name)
}

function readMaster(name: string): Promise<Buffer> {
  return readFile(path.join(contentFolder, 'pictures', `${name}.jpg`))
}

/** The files of a picture of a document, by its name; the drawings of the phone may have several parts. */
export async function makePicture(name: string, size: BookSize): Promise<Shown[]> {
  const drawing = (await drawings()).get(`${name}.svg`)
  if (drawing === undefined) return [await encode(name, size)]
  return viewsOf(drawing, size).map((view, index) => {
    const [, , width = 1, height = 1] = view.split(/\s+/).map(Number)
    return { name: `${name}-${size}-${index}.svg`, bytes: Buffer.from(forPaper(drawing, view)), aspect: height / width }
  })
}

let drawn: ReturnType<typeof drawFigures> | undefined
function drawings() {
  drawn ??= drawFigures()
  return drawn
}

async function encode(name: string, size: BookSize): Promise<Shown> {
  const { width, quality } = PHOTO[size]
  const master = await readMaster(name)
  const { data, info } = await sharp(master)
    .autoOrient()
    .resize(width)
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true })
  return { name: `${name}-${size}.jpg`, bytes: data, aspect: info.height / info.width }
}

/** Which parts of a drawing are shown: its template says so (`data-paper`, `data-phone`), else all of it. */
function viewsOf(svg: string, size: BookSize): string[] {
  const said = (name: string) => new RegExp(`data-${name}="([^"]+)"`).exec(svg)?.[1]
  const views = (size === 'phone' && said('phone')) || said('paper')
  return views?.split(',').map((view) => view.trim()) ?? [/ viewBox="([^"]+)"/.exec(svg)?.[1] ?? '']
}

/**
 * A drawing for the typesetter, which knows neither custom properties nor media queries: the colours of the light
 * theme are put in, on the white of the paper, and the frame is the part that is shown.
 */
function forPaper(svg: string, view: string): string {
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

/** A QR code without its border: the paper is white. */
export function drawCode(text: string): Buffer {
  const svg = encodeQR(text, 'svg', { ecc: 'medium', border: 1 })
  return Buffer.from(svg.replace(/viewBox="0 0 (\d+) \d+"/, (_, side) => `viewBox="1 1 ${side - 2} ${side - 2}"`))
}

/** The map sheet of the cover: a managed area, half flown over. */
export const COVER_SHEET = sheetSource(5)

/** What stands on the cover: the sheet in the colours that it names beside those of the page, and without its words. */
export async function coverMedia(): Promise<Media> {
  const sheet = await readFile(path.join(root, COVER_SHEET), 'utf8')
  const drawn = sheet.replace(/var\(--[\w-]+, ([^)]+)\)/g, '$1').replace(/<text.*<\/text>/g, '')
  return new Map([
    ['sheet.svg', Buffer.from(drawn)],
    ['mark.svg', await readFile(path.join(root, 'public/favicon.svg'))],
  ])
}
