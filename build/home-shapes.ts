import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FindingsPicture } from '../content/findings.ts'
import { lineOf, type Overlay, type OverlayFeature } from './overlay-drawing.ts'
import { contentFolder, generatedFolder } from './places.ts'
import { writeIfChanged } from './write-if-changed.ts'

/** The compartments whose actions the home page shows; each is a shape of its own. */
const WITH_ACTION = [3, 9, 13]

/**
 * What the home page draws over its pictures, as shapes without a look of their own: the page's style sheet says how each
 * is drawn. Gives the file by its name, and writes its address to generated/home-shapes.ts.
 */
export async function makeHomeShapes(): Promise<[file: string, drawing: string]> {
  const drawing = drawShapes(await readOverlay('windthrow-above'), await readOverlay('planning'))
  const file = `home.${createHash('sha256').update(drawing).digest('hex').slice(0, 8)}.svg`
  await writeIfChanged(
    path.join(generatedFolder, 'home-shapes.ts'),
    `/** Made by build/home-shapes.ts: the shapes that the home page draws over its pictures. */
export const homeShapes = '/static/findings/${file}'
`,
  )
  return [file, drawing]
}

/** The shapes in pixels of their pictures, each by its id. */
export function drawShapes(windthrow: Overlay, planning: Overlay): string {
  const shapes = [
    shape('stems', ofKind(windthrow, 'fallen_stem')),
    shape('windthrown', ofKind(windthrow, 'windthrow_area')),
    shape('road-open', ofKind(windthrow, 'road_open')),
    shape('road-blocked', ofKind(windthrow, 'road_blocked')),
    shape('compartments', ofKind(planning, 'compartment')),
    ...WITH_ACTION.map((number) => shape(`compartment-${number}`, [compartment(planning, number)])),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg">${shapes.join('')}</svg>\n`
}

function shape(id: string, features: readonly OverlayFeature[]): string {
  return `<path id="${id}" d="${features.map(pathOf).join('')}"/>`
}

function pathOf({ geometry }: OverlayFeature): string {
  if (geometry.type === 'LineString') return lineOf(geometry.coordinates)
  if (geometry.type === 'Polygon') return geometry.coordinates.map((ring) => `${lineOf(ring.slice(0, -1))}z`).join('')
  throw new Error('The home page draws no points.')
}

function ofKind({ features }: Overlay, kind: string): OverlayFeature[] {
  const found = features.filter((feature) => feature.kind === kind)
  if (found.length === 0) throw new Error(`The overlay of the home page has no ${kind}.`)
  return found
}

function compartment(overlay: Overlay, number: number): OverlayFeature {
  const found = ofKind(overlay, 'compartment').find(({ properties }) => properties.number === number)
  if (!found) throw new Error(`content/overlays/planning.json has no compartment ${number}.`)
  return found
}

async function readOverlay(name: FindingsPicture): Promise<Overlay> {
  return JSON.parse(await readFile(path.join(contentFolder, 'overlays', `${name}.json`), 'utf8'))
}
