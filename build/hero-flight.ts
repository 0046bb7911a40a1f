import path from 'node:path'
import { heroMap } from '../src/pages/home/hero/map-drawing.ts'
import { generatedFolder } from './places.ts'
import { writeIfChanged } from './write-if-changed.ts'

type Point = readonly [x: number, y: number]
type Speed = readonly [x1: number, y1: number, x2: number, y2: number]
type Drawing = {
  flight: string
  start: number
  duration: number
  speed: Speed
  compartments: readonly { number: number; outline: string }[]
}

/** Writes generated/hero-flight.css: the way of the drone over the hero, and when each compartment shows. */
export async function makeHeroFlight(): Promise<void> {
  await writeIfChanged(path.join(generatedFolder, 'hero-flight.css'), flightStyles(heroMap))
}

/** A compartment shows when the flight has left it for the last time, the plate at the end. */
export function flightStyles({ flight, start, duration, speed, compartments }: Drawing): string {
  const points = pointsAlong(flight)
  const delay = (part: number) => `animation-delay:${(start + duration * timeAt(part, speed)).toFixed(1)}s`
  const shown = compartments.map(({ number, outline }) => {
    const corners = pairs(outline)
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

/** The numbers of a path by twos from its end: the flags of an arc come first, and curves are as good as their corners. */
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
