import type { Overlay, OverlayFeature, Position } from '../overlay-drawing.ts'

export type Geometry = OverlayFeature['geometry']

/**
 * A geometry of the picture in metres: x to the east and y to the north of the picture's lower left corner, to a
 * decimetre. Rings are wound as RFC 7946 asks, outlines counterclockwise and holes clockwise.
 */
export function inMetres({ type, coordinates }: Geometry, { width, height, ground_width_m }: Overlay): Geometry {
  const metres = ground_width_m / width
  const place = ([x, y]: Position): Position => [decimetre(x * metres), decimetre((height - y) * metres)]
  if (type === 'Point') return { type, coordinates: place(coordinates) }
  if (type === 'LineString') return { type, coordinates: coordinates.map(place) }
  return { type, coordinates: coordinates.map((ring, index) => wind(ring.map(place), index === 0)) }
}

/** The point itself, the middle of a line along its length, the centre of gravity of an area without its holes. */
export function centreOf({ type, coordinates }: Geometry): Position {
  const [x, y] =
    type === 'Point' ? coordinates : type === 'LineString' ? middleOf(coordinates) : centroidOf(coordinates)
  return [decimetre(x), decimetre(y)]
}

function wind(ring: Position[], counterclockwise: boolean): Position[] {
  return areaOf(ring) > 0 === counterclockwise ? ring : ring.toReversed()
}

/** Positive when the ring goes counterclockwise, seen with y upwards. */
export function areaOf(ring: readonly Position[]): number {
  return sum(edgesOf(ring).map(([[x, y], [nextX, nextY]]) => (x * nextY - nextX * y) / 2))
}

function centroidOf(rings: readonly Position[][]): Position {
  const edges = rings.flatMap(edgesOf) // holes go the other way, so they count against the outline
  const area = sum(rings.map(areaOf))
  const moment = (axis: 0 | 1) =>
    sum(edges.map(([one, next]) => (one[axis] + next[axis]) * (one[0] * next[1] - next[0] * one[1]))) / (6 * area)
  return [moment(0), moment(1)]
}

function middleOf(line: readonly Position[]): Position {
  const edges = edgesOf(line)
  let left = sum(edges.map(lengthOf)) / 2
  for (const edge of edges) {
    const length = lengthOf(edge)
    const [[x, y], [nextX, nextY]] = edge
    if (left <= length) return [x + ((nextX - x) * left) / length, y + ((nextY - y) * left) / length]
    left -= length
  }
  throw new Error('A line of an overlay has no length.')
}

type Edge = readonly [Position, Position]

function edgesOf(line: readonly Position[]): Edge[] {
  return line.flatMap((from, index): Edge[] => {
    const to = line[index + 1]
    return to ? [[from, to]] : []
  })
}

function lengthOf([[x, y], [nextX, nextY]]: Edge): number {
  return Math.hypot(nextX - x, nextY - y)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function decimetre(value: number): number {
  return Math.round(value * 10) / 10
}
