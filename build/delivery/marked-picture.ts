import sharp from 'sharp'
import type { Overlay } from '../overlay-drawing.ts'

/** The orthophoto in its full size with the marks over it. */
export async function drawMarked(master: Buffer, layer: string, { width }: Overlay): Promise<Buffer> {
  return sharp(await dull(master, width))
    .composite([{ input: Buffer.from(layer) }])
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer()
}

/** The orthophoto for paper, where the marks are drawn over it as vectors. */
export async function drawGround(master: Buffer): Promise<Buffer> {
  return sharp(await dull(master, 1400))
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer()
}

/** Dulled as on the page, so that the marks stand out; by itself, since Sharp would dull what it lays over it too. */
function dull(master: Buffer, width: number): Promise<Buffer> {
  return sharp(master)
    .resize(width)
    .modulate({ saturation: 0.5 })
    .linear(0.66, 0)
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Where the picture lies for map programs: metres to a pixel, and the middle of the pixel in the upper left corner. */
export function writeWorldFile({ width, height, ground_width_m }: Overlay): string {
  const metres = ground_width_m / width
  const lines = [metres, 0, 0, -metres, metres / 2, (height - 0.5) * metres]
  return `${lines.map((value) => Number(value.toFixed(6))).join('\n')}\n`
}
