import { sampleFlights } from '../../site/deliveries.ts'
import type { Delivery } from './read-delivery.ts'

/** Where the picture lies in SWEREF 99 TM: metres to a pixel, and the middle of the pixel in the upper left corner. */
export function writeWorldFile({ picture, overlay: { width, height, ground_width_m } }: Delivery): string {
  const metres = ground_width_m / width
  const { east, north } = sampleFlights[picture]
  const lines = [metres, 0, 0, -metres, east + metres / 2, north + (height - 0.5) * metres]
  return `${lines.map((value) => Number(value.toFixed(6))).join('\n')}\n`
}
