import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { PictureName } from '../content/pictures.ts'
import { cached } from './cache.ts'
import { contentFolder, root } from './places.ts'

/** The size that networks ask for. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630
/** Larger ones are left out by some networks. */
const MOST_BYTES = 200_000

const colours = { paper: '#f7f5ef', ink: '#0b1f1a', line: '#fffdf8', mark: '#e5952a' }

/** What stands for a page where it is shared; `overlay` draws what is marked in the picture over it. */
export type Shared = { picture: PictureName; overlay?: true }

/** The address of each picture for sharing, and its bytes. Networks write the title under it themselves. */
export type SharePictures = { addressOf: (shared: Shared) => string; files: ReadonlyMap<string, Buffer> }

/** Draws the pictures that stand for pages where they are shared, as map sheets, one for each picture that is named. */
export async function makeSharePictures(shared: readonly Shared[]): Promise<SharePictures> {
  const addresses = new Map<string, string>()
  const files = new Map<string, Buffer>()
  for (const one of new Map(shared.map((entry) => [nameOf(entry), entry])).values()) {
    const svg = await drawSheet(one)
    const master = await readFile(path.join(contentFolder, 'pictures', `${one.picture}.jpg`))
    const bytes = await cached(['share', svg, master], () => render(svg, master))
    const file = `${nameOf(one)}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.jpg`
    addresses.set(nameOf(one), `/static/share/${file}`)
    files.set(file, bytes)
  }
  return { addressOf: (one) => addresses.get(nameOf(one)) ?? '', files }
}

function nameOf({ picture, overlay }: Shared): string {
  return overlay ? `${picture}-marked` : picture
}

async function render(svg: string, master: Buffer): Promise<Buffer> {
  const photo = await sharp(master).autoOrient().resize(SHARE_WIDTH, SHARE_HEIGHT, { fit: 'cover' }).toBuffer()
  for (const quality of [78, 66, 50]) {
    const drawn = sharp(photo).composite([{ input: Buffer.from(svg) }])
    const jpeg = await drawn.jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= MOST_BYTES) return jpeg
  }
  throw new Error('A picture for sharing is larger than networks accept.')
}

/** The frame of a map sheet, the brand's mark on its corner, and what is marked in the picture. */
async function drawSheet({ picture, overlay }: Shared): Promise<string> {
  const mark = (await readFile(path.join(root, 'public/favicon.svg'), 'utf8')).replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">
${overlay ? await drawMarks(picture) : ''}
${drawBar(0)}${drawBar(SHARE_HEIGHT - 16)}
<rect x="48" y="${SHARE_HEIGHT - 156}" width="108" height="108" fill="${colours.paper}"/>
<svg x="64" y="${SHARE_HEIGHT - 140}" width="76" height="76" viewBox="0 0 48 48" fill="none" stroke="${colours.ink}" stroke-width="2.4">${mark}</svg>
</svg>`
}

/** The bar of a map's frame: two lines with black and white segments between. */
function drawBar(y: number): string {
  const segments = Array.from({ length: SHARE_WIDTH / 120 }, (_, index) => `M${index * 120} ${y + 4}h60v8h-60z`)
  return `<rect y="${y}" width="${SHARE_WIDTH}" height="16" fill="${colours.paper}"/><path fill="${colours.ink}" d="M0 ${y}h${SHARE_WIDTH}v2H0zM0 ${y + 14}h${SHARE_WIDTH}v2H0z${segments.join('')}"/>`
}

type Overlay = { width: number; height: number; features: { geometry: { type: string; coordinates: unknown } }[] }

/** The outlines of compartments and findings, where the crop of the picture has them. */
async function drawMarks(name: PictureName): Promise<string> {
  const text = await readFile(path.join(contentFolder, 'overlays', `${name}.json`), 'utf8')
  const { width, height, features }: Overlay = JSON.parse(text)
  const scale = Math.max(SHARE_WIDTH / width, SHARE_HEIGHT / height)
  const left = (SHARE_WIDTH - width * scale) / 2
  const top = (SHARE_HEIGHT - height * scale) / 2
  const outlines = features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? ringsOf(geometry.coordinates) : [],
  )
  const [first = '', ...rest] = outlines.map((ring) => `M${ring.map(([x, y]) => `${x} ${y}`).join('L')}Z`)
  const pen = 'fill="none" stroke-linejoin="round"'
  return `<g transform="translate(${left} ${top}) scale(${scale})"><path ${pen} stroke="${colours.line}" stroke-width="${3 / scale}" d="${rest.join('')}"/><path ${pen} stroke="${colours.mark}" stroke-width="${4 / scale}" d="${first}"/></g>`
}

function ringsOf(coordinates: unknown): [number, number][][] {
  if (!Array.isArray(coordinates)) return []
  return coordinates.filter((ring) => Array.isArray(ring))
}
