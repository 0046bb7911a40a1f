import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { markSymbol } from '../src/components/logo-symbol.ts'
import { cached } from './cache.ts'
import { root } from './folders.ts'

/** The mark of the product, of which every other form is made. */
const MARK = path.join(root, 'public', 'favicon.svg')
export const PAPER_COLOR = '#f7f5ef'

/** How large a file is, which part of its width the mark has (devices cut the edges off), and on which ground it stands. */
const ICONS: Readonly<Record<string, readonly [size: number, part: number, ground: string]>> = {
  'icons/icon-192.png': [192, 0.91, 'transparent'],
  'icons/icon-512.png': [512, 0.91, 'transparent'],
  'icons/maskable-192.png': [192, 0.625, PAPER_COLOR],
  'icons/maskable-512.png': [512, 0.625, PAPER_COLOR],
  'apple-touch-icon.png': [180, 0.755, PAPER_COLOR],
}

/** The icons that every page holds, with the mark as one of them. */
export async function readIconSheet(): Promise<string> {
  const icons = (await readFile(path.join(root, 'src', 'components', 'icons.svg'), 'utf8')).trim()
  return icons.replace('<defs>', `<defs>\n${markSymbol(await readFile(MARK, 'utf8'))}`)
}

/** The mark as browsers and devices show it where they take no SVG, by file. */
export async function makeIcons(): Promise<[file: string, bytes: Buffer][]> {
  const svg = await readFile(MARK)
  const made = Object.entries(ICONS).map(
    async ([file, look]): Promise<[string, Buffer]> => [file, await draw(svg, ...look)],
  )
  return [...(await Promise.all(made)), ['favicon.ico', toIco(await draw(svg, 32, 1, 'transparent'))]]
}

function draw(svg: Buffer, size: number, part: number, ground: string): Promise<Buffer> {
  return cached(['icon', svg, `${size} ${part} ${ground}`], async () => {
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

/** An icon file that holds one picture of 32 pixels, as PNG. */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // of one picture
  head.set([32, 32], 6)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12) // bits of a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
