import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ofLanguages } from '../content/languages.ts'
import { type HeroCompartment, heroMap } from '../src/pages/home/hero/map-drawing.ts'
import { flightStyles } from './hero-flight.ts'
import { lineOf, type Overlay } from './overlay-drawing.ts'
import { contentFolder, generatedFolder } from './places.ts'
import { lettering } from './text-path.ts'
import { writeIfChanged } from './write-if-changed.ts'

type Point = readonly [x: number, y: number]
export type Traced = Omit<HeroCompartment, 'outline'> & { corners: Point[] }

/**
 * Writes generated/hero-map.ts, the compartments of the hero as the page about planning shows them and how wide their
 * labels are, and generated/hero-flight.css, the way of the drone over them and when each shows.
 */
export async function makeHeroMap(): Promise<void> {
  const traced = await traceCompartments()
  await writeIfChanged(
    path.join(generatedFolder, 'hero-flight.css'),
    flightStyles({ ...heroMap, compartments: traced }),
  )
  const compartments = traced.map(({ corners, ...rest }): HeroCompartment => ({ ...rest, outline: outlineOf(corners) }))
  await writeIfChanged(
    path.join(generatedFolder, 'hero-map.ts'),
    `import type { HeroCompartment } from '../src/pages/home/hero/map-drawing.ts'

/** Made by build/hero-map.ts: the compartments of the hero, from content/overlays/planning.json. */
export const heroCompartments: readonly HeroCompartment[] = ${JSON.stringify(compartments)}

/** How wide the longest label of a language is, in units of the drawing. */
export const widestLabel = ${JSON.stringify(await measureLabels(compartments))}
`,
  )
}

/** Small letters stand on whole pixels, and so a little further apart. */
const ON_PIXELS = 1.04

async function measureLabels(compartments: readonly HeroCompartment[]) {
  const labels = compartments.map(({ label }) => label)
  const letters = await lettering('text', 400, labels.flatMap(Object.values).join(''))
  return ofLanguages((language) =>
    Math.ceil(ON_PIXELS * Math.max(...labels.map((label) => letters.width(label[language], heroMap.labelSize)))),
  )
}

/** The hero's compartments in units of its drawing. */
export async function traceCompartments(): Promise<Traced[]> {
  const overlay: Overlay = JSON.parse(await readFile(path.join(contentFolder, 'overlays', 'planning.json'), 'utf8'))
  return heroMap.compartments.map((number) => traceCompartment(number, overlay))
}

export function outlineOf(corners: readonly Point[]): string {
  return `${lineOf(corners)}z`
}

const BEYOND = 20

/** The compartment of an overlay in units of the hero's drawing. */
export function traceCompartment(number: number, overlay: Overlay): Traced {
  const found = overlay.features.find(({ kind, properties }) => kind === 'compartment' && properties.number === number)
  if (found?.geometry.type !== 'Polygon') throw new Error(`The hero's overlay has no compartment ${number}.`)
  const { area_ha: hectares, label_at: at } = found.properties
  const { label } = found
  if (!label || typeof hectares !== 'number' || !Array.isArray(at))
    throw new Error(`Compartment ${number} lacks its label, area or place.`)
  const scale = heroMap.width / overlay.width
  const scaled = ([x, y]: Point): Point => [Math.round(x * scale), Math.round(y * scale)]
  // What the picture cuts off goes on beyond its edge, where nobody sees the line.
  const beyond = (value: number, most: number) => (value <= 0 ? -BEYOND : value >= most ? most + BEYOND : value)
  const corners = (found.geometry.coordinates[0] ?? [])
    .slice(0, -1)
    .map(([x, y]) => scaled([beyond(x, overlay.width), beyond(y, overlay.height)]))
  return { number, label, hectares, at: scaled([Number(at[0]), Number(at[1])]), corners }
}
