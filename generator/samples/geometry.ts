import proj4 from 'proj4'
import type { Overlay, OverlayFeature, Position } from '../pictures/overlay-drawing.ts'

export type Geometry = OverlayFeature['geometry']

/** SWEREF 99 TM (EPSG:3006); at map accuracy, its longitudes and latitudes equal those of WGS 84. */
const SWEREF_99_TM = '+proj=utm +zone=33 +ellps=GRS80 +units=m +no_defs'
const toDegrees = proj4(SWEREF_99_TM, 'WGS84')

type Corner = { east: number; north: number }

/**
 * Converts pixel coordinates to SWEREF 99 TM, easting before northing, rounded to decimetres; `corner` is the lower
 * left corner of the picture.
 */
export function toSweref99(geometry: Geometry, { width, height, ground_width_m }: Overlay, corner: Corner): Geometry {
  const metres = ground_width_m / width
  return mapPositions(geometry, ([x, y]) => [
    roundToDecimetre(corner.east + x * metres),
    roundToDecimetre(corner.north + (height - y) * metres),
  ])
}

/** Converts SWEREF 99 TM to GeoJSON coordinates (RFC 7946): longitude before latitude in WGS 84, to a centimetre. */
export function toWgs84(geometry: Geometry): Geometry {
  return mapPositions(geometry, ([east, north]) => {
    const [longitude = 0, latitude = 0] = toDegrees.forward([east, north])
    return [Number(longitude.toFixed(7)), Number(latitude.toFixed(7))]
  })
}

/** Orients outer rings counterclockwise and holes clockwise, as RFC 7946 and GeoPackage require. */
function mapPositions({ type, coordinates }: Geometry, map: (position: Position) => Position): Geometry {
  if (type === 'Point') return { type, coordinates: map(coordinates) }
  if (type === 'LineString') return { type, coordinates: coordinates.map(map) }
  return { type, coordinates: coordinates.map((ring, index) => orientRing(ring.map(map), index === 0)) }
}

/** The point itself, the midpoint of a line along its length, or the centroid of an area without its holes. */
export function representativePoint({ type, coordinates }: Geometry): Position {
  const [x, y] =
    type === 'Point' ? coordinates : type === 'LineString' ? middleOf(coordinates) : centroidOf(coordinates)
  return [roundToDecimetre(x), roundToDecimetre(y)]
}

function orientRing(ring: Position[], counterclockwise: boolean): Position[] {
  return signedArea(ring) > 0 === counterclockwise ? ring : ring.toReversed()
}

/**
 * The area of a ring (shoelace formula), positive when counterclockwise with y upwards; computed relative to its first
 * point for precision.
 */
export function signedArea(ring: readonly Position[]): number {
  const [[left, bottom] = [0, 0]] = ring
  return sum(
    edgesOf(ring).map(
      ([[x, y], [nextX, nextY]]) => ((x - left) * (nextY - bottom) - (nextX - left) * (y - bottom)) / 2,
    ),
  )
}

function centroidOf(rings: readonly Position[][]): Position {
  const [[[left, bottom] = [0, 0]] = []] = rings
  const near = rings.map((ring) => ring.map(([x, y]): Position => [x - left, y - bottom]))
  const edges = near.flatMap(edgesOf) // holes have the opposite orientation, so they are subtracted
  const area = sum(near.map(signedArea))
  const moment = (axis: 0 | 1) =>
    sum(edges.map(([one, next]) => (one[axis] + next[axis]) * (one[0] * next[1] - next[0] * one[1]))) / (6 * area)
  return [left + moment(0), bottom + moment(1)]
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

function roundToDecimetre(value: number): number {
  return Math.round(value * 10) / 10
}
