import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type HeroCompartment, heroMap } from '../src/pages/home/hero/map-drawing.ts'
import { lineOf, type Overlay } from './overlay-drawing.ts'
import { contentFolder, generatedFolder } from './places.ts'
import { writeIfChanged } from './write-if-changed.ts'

type Point = readonly [x: number, y: number]
type Speed = readonly [x1: number, y1: number, x2: number, y2: number]
type Drawing = {
  flight: string
  start: number
  duration: number
  speed: Speed
  compartments: readonly { number: number; corners: readonly Point[] }[]
}

/**
 * Writes generated/hero-map.ts, the compartments of the hero as the page about planning shows them, and
 * generated/hero-flight.css, the way of the drone over them and when each shows.
 */
export async function makeHeroFlight(): Promise<void> {
  const overlay: Overlay = JSON.parse(await readFile(path.join(contentFolder, 'overlays', 'planning.json'), 'utf8'))
  const traced = heroMap.compartments.map((number) => traceCompartment(number, overlay))
  const styles = flightStyles({ ...heroMap, compartments: traced })
  await writeIfChanged(path.join(generatedFolder, 'hero-flight.css'), styles)
  const compartments = traced.map(
    ({ corners, ...rest }): HeroCompartment => ({ ...rest, outline: `${lineOf(corners)}z` }),
  )
  await writeIfChanged(
    path.join(generatedFolder, 'hero-map.ts'),
    `import type { HeroCompartment } from '../src/pages/home/hero/map-drawing.ts'

/** Made by build/hero-flight.ts: the compartments of the hero, from content/overlays/planning.json. */
export const heroCompartments: readonly HeroCompartment[] = ${JSON.stringify(compartments)}
`,
  )
}

const BEYOND = 20

type Traced = Omit<HeroCompartment, 'outline'> & { corners: Point[] }

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

/** A compartment shows when the flight has left it for the last time, the plate at the end. */
export function flightStyles({ flight, start, duration, speed, compartments }: Drawing): string {
  const points = pointsAlong(flight)
  const delay = (part: number) => `animation-delay:${(start + duration * timeAt(part, speed)).toFixed(1)}s`
  const shown = compartments.map(({ number, corners }) => {
    const last = points.findLastIndex((point) => isInside(point, corners))
    return `.comp--${number}{${delay(last / points.length)}}`
  })
  return `.hero{--flight:${duration}s ${start}s cubic-bezier(${speed})}
.drone{offset-path:path("${flight}")}
.plates{${delay(1)}}
${shown.join('\n')}
`
}

/** Points in even steps along lanes and half circles. A half circle's lie on its chord: only their number counts. */
function pointsAlong(flight: string): Point[] {
  const commands = flight.match(/[MLA][^MLA]+/g) ?? []
  const ends = commands.map((command): Point => pairs(command).at(-1) ?? [0, 0])
  return commands.slice(1).flatMap((command, index) => {
    const [from, to] = [ends[index] ?? [0, 0], ends[index + 1] ?? [0, 0]]
    const chord = Math.hypot(to[0] - from[0], to[1] - from[1])
    const steps = Math.round(command.startsWith('A') ? (chord * Math.PI) / 2 : chord)
    return Array.from({ length: steps }, (_, step): Point => {
      const part = step / steps
      return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]
    })
  })
}

/** The numbers of a command by twos from its end: the flags of an arc come first. */
function pairs(drawn: string): Point[] {
  const numbers = (drawn.match(/-?[\d.]+/g) ?? []).map(Number)
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index): Point => {
    const at = (numbers.length % 2) + 2 * index
    return [numbers[at] ?? 0, numbers[at + 1] ?? 0]
  })
}

/** Whether a line from the point to the right crosses the outline an odd number of times. */
function isInside([x, y]: Point, corners: readonly Point[]): boolean {
  const crossed = corners.filter(([ax, ay], index) => {
    const [bx, by] = corners.at(index - 1) ?? [ax, ay]
    return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)
  })
  return crossed.length % 2 === 1
}

/** The part of the time after which a movement has come that part of its way, by its `cubic-bezier()`. */
function timeAt(part: number, [x1, y1, x2, y2]: Speed): number {
  const bezier = (t: number, a: number, b: number) => 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3
  let [low, high] = [0, 1]
  for (let round = 0; round < 20; round++) {
    const middle = (low + high) / 2
    if (bezier(middle, y1, y2) < part) low = middle
    else high = middle
  }
  return bezier(high, x1, x2)
}
