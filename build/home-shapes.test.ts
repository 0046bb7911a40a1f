import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { drawShapes } from './home-shapes.ts'
import type { Overlay } from './overlay-drawing.ts'
import { contentFolder } from './places.ts'

async function readOverlay(name: string): Promise<Overlay> {
  return JSON.parse(await readFile(path.join(contentFolder, 'overlays', `${name}.json`), 'utf8'))
}

test('draws every stem of the overlay once, and the compartments with an action by themselves', async () => {
  const windthrow = await readOverlay('windthrow-above')
  const drawing = drawShapes(windthrow, await readOverlay('planning'))
  const stems = /id="stems" d="([^"]+)"/.exec(drawing)?.[1] ?? ''
  expect(stems.match(/M/g)).toHaveLength(windthrow.features.filter(({ kind }) => kind === 'fallen_stem').length)
  for (const number of [3, 9, 13]) expect(drawing).toContain(`id="compartment-${number}" d="M`)
  expect(drawing).not.toContain('NaN')
})

test('says which kind the overlay lacks', async () => {
  const windthrow = await readOverlay('windthrow-above')
  const bare = { ...windthrow, features: windthrow.features.filter(({ kind }) => kind !== 'road_blocked') }
  const planning = await readOverlay('planning')
  expect(() => drawShapes(bare, planning)).toThrow('no road_blocked')
})
