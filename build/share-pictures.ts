import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { PictureName } from '../content/pictures.ts'
import { site } from '../content/site.ts'
import { cached } from './cached.ts'
import { contentFolder, root, siteFolder } from './places.ts'
import { type Lettering, lettering, wrap } from './text-path.ts'

/** The size that networks ask for. */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630
const MOST_BYTES = 150_000
const SIZE = { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3 } as const

/** Raise it when the drawing below changes: it is part of every picture's cache key. */
const RECIPE = 4
const PHOTO_X = 700
const TEXT_X = 64
const TEXT_WIDTH = PHOTO_X - TEXT_X - 56

const colours = {
  paper: '#f7f5ef',
  ink: '#0b1f1a',
  moss: '#2f5632',
  contour: '#5a8f4e',
  line: '#fffdf8',
  mark: '#e5952a',
}

export type Shared = { pathname: string; section: string; title: string; picture: PictureName; overlay?: true }

type Letters = { heading: Lettering; text: Lettering }

/**
 * Draws the picture that stands for each page where it is shared, as a map sheet: frame, contour lines, title, and the
 * page's picture with the findings over it. Gives the address of each by the page's own.
 */
export async function makeSharePictures(pages: readonly Shared[]): Promise<Map<string, string>> {
  const target = path.join(siteFolder, 'static', 'share')
  await mkdir(target, { recursive: true })
  const texts = [site.product, ...pages.flatMap(({ section, title }) => [section, title])]
  const used = [...new Set(texts.join(' '))].join('')
  const letters = { heading: await lettering('heading', 700, used), text: await lettering('text', 600, used) }
  const sheets = new Map<string, Promise<Sheet>>()
  const addresses = new Map<string, string>()
  const make = async (page: Shared) => {
    const kind = `${page.picture} ${page.overlay}`
    const described = sheets.get(kind) ?? describeSheet(page, letters)
    sheets.set(kind, described)
    const sheet = await described
    const words = drawWords(page, letters)
    const hash = createHash('sha256').update(sheet.hash).update(words).digest('hex').slice(0, 8)
    const name = `${page.pathname.slice(1).replaceAll('/', '-') || 'en'}.${hash}.jpg`
    await writeFile(path.join(target, name), await cached([name, hash], async () => write(await sheet.pixels(), words)))
    addresses.set(page.pathname, `/static/share/${name}`)
  }
  await Promise.all(pages.map(make))
  return addresses
}

/** What pages with the same picture share: `pixels` are drawn when the first of them is not in the cache. */
type Sheet = { hash: string; pixels: () => Promise<Buffer> }

async function describeSheet(page: Shared, letters: Letters): Promise<Sheet> {
  const svg = await drawSheet(page, letters)
  const master = await readFile(path.join(contentFolder, 'pictures', `${page.picture}.jpg`))
  let drawn: Promise<Buffer> | undefined
  return {
    hash: createHash('sha256').update(svg).update(master).update(String(RECIPE)).digest('hex'),
    pixels: () => {
      drawn ??= render(svg, master)
      return drawn
    },
  }
}

async function render(svg: string, master: Buffer): Promise<Buffer> {
  const photo = await sharp(master)
    .resize(SHARE_WIDTH - PHOTO_X, SHARE_HEIGHT, { fit: 'cover' })
    .toBuffer()
  return sharp({ create: { ...SIZE, background: colours.paper } })
    .composite([
      { input: photo, left: PHOTO_X, top: 0 },
      { input: Buffer.from(svg), left: 0, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
}

async function write(sheet: Buffer, words: string): Promise<Buffer> {
  for (const quality of [78, 66, 50]) {
    const drawn = sharp(sheet, { raw: SIZE }).composite([{ input: Buffer.from(words), left: 0, top: 0 }])
    const jpeg = await drawn.jpeg({ quality }).toBuffer()
    if (jpeg.length <= MOST_BYTES) return jpeg
  }
  throw new Error('A picture for sharing is larger than networks accept.')
}

async function drawSheet(page: Shared, letters: Letters): Promise<string> {
  const contours = await readFile(path.join(root, 'src/styles/ornaments/contours-block.svg'), 'utf8')
  const mark = await readFile(path.join(root, 'public/favicon.svg'), 'utf8')
  const inner = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">
<svg x="0" y="0" width="${PHOTO_X}" height="${SHARE_HEIGHT}" viewBox="0 0 620 560" preserveAspectRatio="xMinYMin slice" fill="none" stroke="${colours.contour}" opacity=".2">${inner(contours)}</svg>
${page.overlay ? await drawFindings(page.picture) : ''}
<rect x="${PHOTO_X - 3}" width="3" height="${SHARE_HEIGHT}" fill="${colours.ink}"/>
${drawFrame(0)}${drawFrame(SHARE_HEIGHT - 16)}
<g fill="${colours.ink}">${letters.heading.path(site.product, TEXT_X + 76, 556, 46)}</g>
<svg x="${TEXT_X}" y="508" width="60" height="60" viewBox="0 0 48 48" fill="none" stroke="${colours.ink}" stroke-width="2.4">${inner(mark)}</svg>
</svg>`
}

/** What a page's sheet has of its own. */
function drawWords(page: Shared, letters: Letters): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PHOTO_X}" height="${SHARE_HEIGHT}">
<g fill="${colours.moss}">${letters.text.path(page.section, TEXT_X, 120, 30)}</g>
<g fill="${colours.ink}">${drawTitle(page.title, letters.heading)}</g>
</svg>`
}

/** As large as four lines allow. */
function drawTitle(title: string, letters: Lettering): string {
  const size = [84, 76, 68, 60, 52, 46].find((candidate) => {
    const lines = wrap(title, candidate, TEXT_WIDTH, letters)
    return lines.length <= 4 && lines.length * candidate <= 300 && fits(lines, candidate, letters)
  })
  const chosen = size ?? 40
  return wrap(title, chosen, TEXT_WIDTH, letters)
    .map((line, index) => letters.path(line, TEXT_X, 150 + chosen * (0.9 + index * 1.06), chosen))
    .join('')
}

function fits(lines: readonly string[], size: number, letters: Lettering): boolean {
  return lines.every((line) => letters.width(line, size) <= TEXT_WIDTH)
}

/** The bar of a map's frame: two lines with black and white segments between. */
function drawFrame(y: number): string {
  const segments = Array.from({ length: SHARE_WIDTH / 120 }, (_, index) => `M${index * 120} ${y + 4}h60v8h-60z`)
  return `<rect y="${y}" width="${SHARE_WIDTH}" height="16" fill="${colours.paper}"/><path fill="${colours.ink}" d="M0 ${y}h${SHARE_WIDTH}v2H0zM0 ${y + 14}h${SHARE_WIDTH}v2H0z${segments.join('')}"/>`
}

type Overlay = { width: number; height: number; features: { geometry: { type: string; coordinates: unknown } }[] }

/** The outlines of compartments and findings, moved to where the crop of the picture has them. */
async function drawFindings(name: PictureName): Promise<string> {
  const text = await readFile(path.join(contentFolder, 'overlays', `${name}.json`), 'utf8')
  const { width, height, features }: Overlay = JSON.parse(text)
  const scale = Math.max((SHARE_WIDTH - PHOTO_X) / width, SHARE_HEIGHT / height)
  const left = PHOTO_X + (SHARE_WIDTH - PHOTO_X - width * scale) / 2
  const outlines = features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? ringsOf(geometry.coordinates) : [],
  )
  const paths = outlines.map((ring) => `M${ring.map(([x, y]) => `${x} ${y}`).join('L')}Z`)
  const [first = '', ...rest] = paths
  const pen = 'fill="none" stroke-linejoin="round"'
  return `<svg x="${PHOTO_X}" width="${SHARE_WIDTH - PHOTO_X}" height="${SHARE_HEIGHT}"><g transform="translate(${left - PHOTO_X} 0) scale(${scale})"><path ${pen} stroke="${colours.line}" stroke-width="${3 / scale}" d="${rest.join('')}"/><path ${pen} stroke="${colours.mark}" stroke-width="${4 / scale}" d="${first}"/></g></svg>`
}

function ringsOf(coordinates: unknown): [number, number][][] {
  if (!Array.isArray(coordinates)) return []
  return coordinates.filter((ring) => Array.isArray(ring))
}
