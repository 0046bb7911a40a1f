import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { memoizeOnDisk } from '../files/cache.ts'
import { projectRoot } from '../files/folders.ts'

/** The product's logo as SVG; all other icon formats are rendered from it. */
const LOGO_FILE = path.join(projectRoot, 'public', 'favicon.svg')
export const PAGE_BACKGROUND_COLOR = '#f7f5ef'

/** Pixel size of each icon, the share of its width that the logo takes (devices crop the edges), and its background. */
const ICONS: Readonly<Record<string, readonly [size: number, part: number, ground: string]>> = {
  'icons/icon-192.png': [192, 0.91, 'transparent'],
  'icons/icon-512.png': [512, 0.91, 'transparent'],
  'icons/maskable-192.png': [192, 0.625, PAGE_BACKGROUND_COLOR],
  'icons/maskable-512.png': [512, 0.625, PAGE_BACKGROUND_COLOR],
  'apple-touch-icon.png': [180, 0.755, PAGE_BACKGROUND_COLOR],
}

/** Renders the logo as PNG and ICO, by file name, for browsers and devices that do not support SVG icons. */
export async function makeAppIcons(): Promise<[file: string, bytes: Buffer][]> {
  const svg = await readFile(LOGO_FILE)
  const made = Object.entries(ICONS).map(
    async ([file, look]): Promise<[string, Buffer]> => [file, await drawIcon(svg, ...look)],
  )
  return [...(await Promise.all(made)), ['favicon.ico', toIco(await drawIcon(svg, 32, 1, 'transparent'))]]
}

function drawIcon(svg: Buffer, size: number, part: number, ground: string): Promise<Buffer> {
  return memoizeOnDisk(['icon', svg, `${size} ${part} ${ground}`], async () => {
    const { width = size } = await sharp(svg).metadata()
    const inner = Math.round((size * part) / 2) * 2
    const mark = await sharp(svg, { density: (72 * inner) / width })
      .resize(inner, inner, { fit: 'contain', background: 'transparent' })
      .png()
      .toBuffer()
    const canvas = { width: size, height: size, channels: 4, background: ground } as const
    return sharp({ create: canvas })
      .composite([{ input: mark }])
      .png({ compressionLevel: 9 })
      .toBuffer()
  })
}

/** An ICO file with one PNG image of 32 × 32 pixels. */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // image type: icon
  head.writeUInt16LE(1, 4) // number of images
  head.set([32, 32], 6)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
