import sharp from 'sharp'
import { heroMap } from '../src/pages/home/hero/map-drawing.ts'
import { cached } from './cached.ts'
import { outlineOf, traceCompartments } from './hero-map.ts'

/** How much of its colour the picture keeps where it is dull, how much of the veil lies over it, and the veil: spruce-950. */
const DULL = { colour: 0.45, veil: 0.62, rgb: [11, 31, 26] } as const

/**
 * The hero's picture as the flight leaves it: dull, but clear where the drone has been over the compartments. The veil is
 * part of the picture, since a dull picture needs half the bytes, and a veil in the page would have to be drawn.
 */
export async function flownPicture(master: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(master).metadata()
  const compartments = await traceCompartments()
  const flown = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${heroMap.width} ${heroMap.height}"><clipPath id="c">${compartments.map(({ corners }) => `<path d="${outlineOf(corners)}"/>`).join('')}</clipPath><path clip-path="url(#c)" d="${heroMap.flight}" fill="none" stroke="#fff" stroke-width="${heroMap.lane}" stroke-linejoin="round"/></svg>`
  return cached([master, flown, JSON.stringify(DULL)], async () => {
    const clear = sharp(master)
      .ensureAlpha()
      .composite([{ input: Buffer.from(flown), blend: 'dest-in' }])
    const grey = await sharp(master).modulate({ saturation: DULL.colour }).png().toBuffer()
    const veiled = sharp(grey).linear(
      DULL.rgb.map(() => 1 - DULL.veil),
      DULL.rgb.map((value) => value * DULL.veil),
    )
    const dull = await veiled.png().toBuffer()
    return sharp(dull)
      .composite([{ input: await clear.png().toBuffer() }])
      .png()
      .toBuffer()
  })
}
