import type { MarkStyle } from '../../site/findings.ts'
import type { MeasuredFeature } from '../../site/measurements.ts'

export type Position = readonly [number, number]

export type OverlayFeature = {
  kind: string
  geometry:
    | { type: 'Point'; coordinates: Position }
    | { type: 'LineString'; coordinates: Position[] }
    | { type: 'Polygon'; coordinates: Position[][] }
  /** Attributes of the feature, which `where` in site/findings.ts filters by. */
  properties: Omit<MeasuredFeature, 'at'> & { label_at?: Position; crown_radius_m?: number } & {
    [property: string]: unknown
  }
}

/** A file of content/overlays; coordinates are pixels of its picture. */
export type Overlay = { width: number; height: number; ground_width_m: number; features: OverlayFeature[] }

/** The smallest radius of a crown that is still visible on a phone. */
const MIN_CROWN = 8

/**
 * Draws all features of a mark as one SVG path instead of one element per tree. Holes are not stroked: each contains
 * another mark, which has its own outline.
 */
export function drawMark(look: MarkStyle, features: readonly OverlayFeature[], pixelsPerMetre: number): string {
  const outline = features.map((feature) => featurePath(look, feature, pixelsPerMetre)).join('')
  const holes = features.map(holesPath).join('')
  const { stroke, width, fill, opacity, dash, casing } = look
  const filled = fill && `fill="${fill}" fill-opacity="${opacity ?? 1}"`
  const attributes = [
    width >= 2.5 ? 'class="w"' : '',
    holes ? '' : filled,
    `stroke="${stroke}" stroke-width="${width}"`,
    dash && `stroke-dasharray="${dash}"`,
  ]
  return [
    casing && `<path d="${outline}" class="c" stroke="#0b1f1a" stroke-opacity=".75" stroke-width="${width + 4}"/>`,
    holes && filled && `<path d="${outline}${holes}" ${filled}/>`,
    `<path d="${outline}" ${attributes.filter(Boolean).join(' ')}/>`,
  ]
    .filter(Boolean)
    .join('')
}

function featurePath(look: MarkStyle, { geometry, properties }: OverlayFeature, pixelsPerMetre: number): string {
  if (geometry.type === 'LineString') return linePath(geometry.coordinates)
  if (geometry.type === 'Polygon') return ringPath(geometry.coordinates[0])
  const radius = look.radius ?? Math.max(MIN_CROWN, (properties.crown_radius_m ?? 0) * pixelsPerMetre)
  return markerPath(look.shape, geometry.coordinates, Math.round(radius))
}

function holesPath({ geometry }: OverlayFeature): string {
  return geometry.type === 'Polygon' ? geometry.coordinates.slice(1).map(ringPath).join('') : ''
}

function ringPath(ring: readonly Position[] = []): string {
  return `${linePath(ring.slice(0, -1))}z`
}

/** SVG path data with relative coordinates, which are shorter. */
function linePath([first, ...rest]: readonly Position[]): string {
  if (!first) return ''
  let [x, y] = first
  let d = `M${x} ${y}l`
  for (const [nextX, nextY] of rest) {
    d += `${nextX - x} ${nextY - y} `
    ;[x, y] = [nextX, nextY]
  }
  return d.trimEnd().replaceAll(' -', '-')
}

function markerPath(shape: MarkStyle['shape'], [x, y]: Position, radius: number): string {
  const across = 2 * radius
  if (shape === 'square') return `M${x - radius} ${y - radius}h${across}v${across}h-${across}z`
  if (shape === 'diamond') return `M${x} ${y - radius}l${radius} ${radius}l-${radius} ${radius}l-${radius}-${radius}z`
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0-${across} 0z`
}
