import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { flownPicture } from './flown-picture.ts'
import { contentFolder } from './places.ts'

/** Places in units of the hero's drawing. */
const FLOWN = [1114, 655] as const
const FOREST_AROUND = [200, 600] as const
const COMPARTMENT_BEFORE_THE_LAST_LANE = [1300, 20] as const

test('the hero is clear where the drone has been over the compartments, and dull elsewhere', async () => {
  const master = path.join(contentFolder, 'pictures', 'planning.jpg')
  const flown = await flownPicture(await sharp(master).toBuffer())
  expect(await lightAt(flown, FLOWN)).toBeCloseTo(await lightAt(master, FLOWN), 0)
  for (const place of [FOREST_AROUND, COMPARTMENT_BEFORE_THE_LAST_LANE])
    expect(await lightAt(flown, place)).toBeLessThan((await lightAt(master, place)) * 0.75)
})

/** The mean of the colours around a place. */
async function lightAt(picture: string | Buffer, [x, y]: readonly [number, number]): Promise<number> {
  const { width } = await sharp(picture).metadata()
  const around = { left: Math.round((x / 1600) * width) - 8, top: Math.round((y / 1600) * width) - 8 }
  const cut = await sharp(picture)
    .removeAlpha()
    .extract({ ...around, width: 16, height: 16 })
    .png()
    .toBuffer()
  const { channels } = await sharp(cut).stats()
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length
}
