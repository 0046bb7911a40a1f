import type { MarkStyle } from '../../site/findings.ts'
import { drawMark, type OverlayFeature } from '../pictures/overlay-drawing.ts'

const AREA_OUTLINE = [
  [7, 20],
  [12, 9],
  [25, 5],
  [38, 11],
  [35, 24],
  [22, 27],
  [11, 26],
  [7, 20],
] as const
const LINE_OUTLINE = [
  [3, 22],
  [13, 20],
  [22, 11],
  [31, 10],
  [41, 12],
] as const
const RADIUS = { crown: 7, ring: 10, diamond: 11, square: 9 }

/** The legend symbol of a mark as SVG, on a dark background as in the picture. */
export function drawLegendSymbol(look: MarkStyle): string {
  const { shape } = look
  const drawn = shape === 'area' || shape === 'line' ? look : { ...look, radius: RADIUS[shape] }
  const feature: OverlayFeature = { kind: shape, geometry: geometryOf(shape), properties: {} }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 32" width="44" height="32" fill="none" stroke-linejoin="round"><rect width="44" height="32" rx="4" fill="#1a3b31"/>${drawMark(drawn, [feature], 1)}</svg>`
}

function geometryOf(shape: MarkStyle['shape']): OverlayFeature['geometry'] {
  if (shape === 'area') return { type: 'Polygon', coordinates: [[...AREA_OUTLINE]] }
  if (shape === 'line') return { type: 'LineString', coordinates: [...LINE_OUTLINE] }
  return { type: 'Point', coordinates: [22, 16] }
}
