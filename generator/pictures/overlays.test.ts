import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contentFolder } from '../files/folders.ts'
import { drawMark, type Overlay, type OverlayFeature } from './overlay-drawing.ts'
import { drawOverlay, measureOverlay, picturesWithFindings } from './overlays.ts'

/** The maximum size of one overlay drawing, which phones load in addition to the picture. */
const MAX_BYTES = 12_000

async function readOverlay(name: string): Promise<Overlay> {
  return JSON.parse(await readFile(path.join(contentFolder, 'overlays', `${name}.json`), 'utf8'))
}

const island: OverlayFeature = {
  kind: 'area',
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [100, 0],
        [100, 100],
        [0, 0],
      ],
      [
        [40, 10],
        [60, 10],
        [60, 30],
        [40, 10],
      ],
    ],
  },
  properties: {},
}

test('leaves the hole of an area unfilled and without a line around it', () => {
  const drawing = drawMark({ shape: 'area', stroke: '#fff', width: 2, fill: '#000' }, [island], 10)
  const [filled, stroked] = drawing.split('/>')
  expect(filled).toContain('M0 0l100 0 0 100zM40 10l20 0 0 20z')
  expect(filled).not.toContain('stroke')
  expect(stroked).toContain('d="M0 0l100 0 0 100z"')
})

test('draws a crown as wide as it is on the ground', () => {
  const tree: OverlayFeature = {
    kind: 'tree',
    geometry: { type: 'Point', coordinates: [200, 100] },
    properties: { crown_radius_m: 2 },
  }
  const drawing = drawMark({ shape: 'crown', stroke: '#fff', width: 1 }, [tree], 9)
  expect(drawing).toContain('M182 100a18 18 0 1 0 36 0a18 18 0 1 0-36 0z')
})

test('goes from point to point of a line, also backwards', () => {
  const road: OverlayFeature = {
    kind: 'road',
    geometry: {
      type: 'LineString',
      coordinates: [
        [5, 5],
        [10, 2],
        [8, 9],
      ],
    },
    properties: {},
  }
  expect(drawMark({ shape: 'line', stroke: '#fff', width: 1 }, [road], 1)).toContain('d="M5 5l5-3-2 7"')
})

test.each(picturesWithFindings)('draws %s in a small file', async (name) => {
  const drawing = drawOverlay(name, await readOverlay(name))
  expect(drawing.length).toBeLessThan(MAX_BYTES)
  expect(drawing).not.toContain('NaN')
  expect(drawing).not.toContain('undefined')
})

test('counts each tree of the overlay once, red or grey', async () => {
  const overlay = await readOverlay('bark-beetle-above')
  const { redCrown, greyCrown } = measureOverlay('bark-beetle-above', overlay).marks
  const trees = overlay.features.filter((feature) => feature.kind === 'dead_tree')
  expect((redCrown?.count ?? 0) + (greyCrown?.count ?? 0)).toBe(trees.length)
})

test('measures every compartment of the overlay, and all of them together', async () => {
  const overlay = await readOverlay('planning')
  const items = Object.values(measureOverlay('planning', overlay).marks).flatMap((mark) => mark?.items ?? [])
  const compartments = overlay.features.filter((feature) => feature.kind === 'compartment')
  expect(items.map((item) => item.number).toSorted((a = 0, b = 0) => a - b)).toEqual(
    compartments.map((feature) => feature.properties.number),
  )
})

test('says which mark has nothing to show', async () => {
  const overlay = await readOverlay('fire-above')
  const bare = { ...overlay, features: overlay.features.filter((feature) => feature.kind !== 'unburnt_island') }
  expect(() => measureOverlay('fire-above', bare)).toThrow('fire-above.json has no unburnt_island')
})
