import { sampleFlights } from '../../site/deliveries.ts'
import type { Delivery } from './read-delivery.ts'

/** A world file in SWEREF 99 TM: metres per pixel, and the centre of the upper left pixel. */
export function serializeWorldFile({ picture, overlay: { width, height, ground_width_m } }: Delivery): string {
  const metres = ground_width_m / width
  const { east, north } = sampleFlights[picture]
  const lines = [metres, 0, 0, -metres, east + metres / 2, north + (height - 0.5) * metres]
  return `${lines.map((value) => Number(value.toFixed(6))).join('\n')}\n`
}
