type Point = readonly [x: number, y: number]
type Speed = readonly [x1: number, y1: number, x2: number, y2: number]
type Drawing = {
  flight: string
  start: number
  duration: number
  speed: Speed
  compartments: readonly { number: number; corners: readonly Point[] }[]
}
/** A lane or a half circle of the flight, and which parts of the whole way it begins and ends at. */
type Leg = { isLane: boolean; from: Point; to: Point; begins: number; ends: number }

/** How long a compartment, and at the end the plates, take to show, in seconds. */
const SHOWING = 0.25

/** Half the drone's width in units of the drawing: its steps are parts of its own size. */
const DRONE = 34

const ORIGIN: Point = [0, 0]

/**
 * The flight as a style sheet: it only moves, stretches and fades, which browsers do without painting anything again.
 * Every part runs the whole time, so that all begin and end at once (each beginning and end is a few frames of the
 * page's own thread), and its `linear()` says when it is its turn. Lanes are
 * parallel: the drawing turns them all, and here they lie straight. A compartment shows when the flight has left it for
 * the last time, the plates at the end.
 */
export function flightStyles({ flight, start, duration, speed, compartments }: Drawing): string {
  const legs = legsOf(flight)
  const [first] = legs
  if (!first) throw new Error(`The flight has no lane: ${flight}`)
  const slope = Math.atan2(first.to[1] - first.from[1], first.to[0] - first.from[0])
  const seconds = (part: number) => start + duration * timeAt(part, speed)
  const whole = start + duration + SHOWING
  const share = (second: number) => Number(((100 * second) / whole).toFixed(1))
  const percent = (part: number) => share(seconds(part))
  const shows = (part: number) =>
    `animation-timing-function:linear(0,0 ${percent(part)}%,1 ${share(seconds(part) + SHOWING)}%,1)`
  const turn = (leg: Leg) => ({ ...leg, from: turned(leg.from, -slope), to: turned(leg.to, -slope) })
  const lanes = legs.filter(({ isLane }) => isLane).map(turn)
  const bends = legs.filter(({ isLane }) => !isLane).map(turn)
  return [
    `.hero{--flight:${whole}s}`,
    `.lanes{transform:rotate(${((slope * 180) / Math.PI).toFixed(2)}deg)}`,
    ...lanes.map((leg, index) => {
      const [left, right] = [leg.from[0], leg.to[0]].sort((one, other) => one - other) as [number, number]
      return `.lanes i:nth-child(${index + 1}){--x:${Math.round(left)};--y:${Math.round(leg.from[1])};--w:${Math.round(right - left)};${turnOf(leg, percent)}}`
    }),
    ...bends.map((leg, index) => {
      const [x, y] = [(leg.from[0] + leg.to[0]) / 2, (leg.from[1] + leg.to[1]) / 2]
      return `.lanes b:nth-of-type(${index + 1}){--x:${Math.round(x)};--y:${Math.round(y)};${turnOf(leg, percent)}}`
    }),
    `.drone{transform:${stepTo(legs.at(-1)?.to ?? ORIGIN)}}`,
    `@keyframes fly{${flown(legs, percent)}}`,
    ...compartments.map(({ number, corners }) => `.comp--${number}{${shows(leaves(corners, legs))}}`),
    `.plates{${shows(1)}}`,
    '',
  ].join('\n')
}

/** When a leg is flown, with a point between, since the drone starts and ends slowly. */
function turnOf({ isLane, begins, ends }: Leg, percent: (part: number) => number): string {
  const between = isLane ? `.5 ${percent((begins + ends) / 2)}%,` : ''
  return `animation-timing-function:linear(0,0 ${percent(begins)}%,${between}1 ${percent(ends)}%,1)`
}

/** The drone's way: lanes by their ends and middle, half circles by their ends and outermost point. */
function flown(legs: readonly Leg[], percent: (part: number) => number): string {
  const steps = new Map([[0, stepTo(legs[0]?.from ?? ORIGIN)]])
  for (const [index, { isLane, from, to, begins, ends }] of legs.entries()) {
    const half: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    steps.set(percent(begins), stepTo(from))
    steps.set(percent((begins + ends) / 2), stepTo(isLane ? half : beyond(half, to, legs[index - 1])))
    steps.set(percent(ends), stepTo(to))
  }
  return [...steps].map(([at, step]) => `${at}%{transform:${step}}`).join('')
}

/** The outermost point of a half circle: from the middle of its chord on in the direction of the lane before. */
function beyond(half: Point, end: Point, lane: Leg | undefined): Point {
  if (!lane) return half
  const radius = Math.hypot(end[0] - half[0], end[1] - half[1])
  const [x, y] = [lane.to[0] - lane.from[0], lane.to[1] - lane.from[1]]
  const share = radius / Math.hypot(x, y)
  return [half[0] + x * share, half[1] + y * share]
}

function stepTo([x, y]: Point): string {
  const part = (value: number) => `${Math.round((100 * value) / DRONE)}%`
  return `translate(${part(x)},${part(y)})`
}

function turned([x, y]: Point, angle: number): Point {
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}

/** The lanes and half circles of a path of M, L and A commands. */
function legsOf(flight: string): Leg[] {
  const commands = flight.match(/[MLA][^MLA]+/g) ?? []
  const ends = commands.map((command): Point => pairs(command).at(-1) ?? ORIGIN)
  const drawn = commands.slice(1).map((command, index) => {
    const [from, to] = [ends[index] ?? ORIGIN, ends[index + 1] ?? ORIGIN]
    const chord = Math.hypot(to[0] - from[0], to[1] - from[1])
    const isLane = !command.startsWith('A')
    return { isLane, from, to, length: isLane ? chord : (chord * Math.PI) / 2 }
  })
  const whole = drawn.reduce((sum, { length }) => sum + length, 0)
  let passed = 0
  return drawn.map(({ length, ...leg }) => {
    const begins = passed / whole
    passed += length
    return { ...leg, begins, ends: passed / whole }
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

/** The part of the way at which the flight is over the outline for the last time; half circles count as their chords. */
function leaves(corners: readonly Point[], legs: readonly Leg[]): number {
  const STEPS = 200
  const points = legs.flatMap(({ from, to, begins, ends }) =>
    Array.from({ length: STEPS }, (_, step) => {
      const part = step / STEPS
      const point: Point = [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]
      return { point, at: begins + part * (ends - begins) }
    }),
  )
  return points.findLast(({ point }) => isInside(point, corners))?.at ?? 0
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
