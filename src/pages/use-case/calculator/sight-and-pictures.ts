import type { NumberRange } from './flight-time.ts'

/** How far a drone is seen, at worst and at best: our own range, since no rule gives a distance. */
export const SIGHT_METRES = { near: 300, far: 500 } as const

/** What a camera with a 4/3-inch sensor of 20 megapixels covers from 120 m, where a pixel is 3.2 cm. */
export const FOOTPRINT_METRES = { across: 5280 * 0.032, along: 3956 * 0.032 } as const
/** Overlap between lines and along a line, as shares: the least and the most that maps of forest usually have. */
const MIN_OVERLAP = { across: 0.6, along: 0.7 }
const MAX_OVERLAP = { across: 0.7, along: 0.8 }
export const MEGABYTES_PER_PICTURE = 10

const SQUARE_METRES_PER_HECTARE = 10_000

/** The area of a circle with this radius, in hectares: what one person can watch over. */
export function hectaresWithin(metres: number): number {
  return (Math.PI * metres ** 2) / SQUARE_METRES_PER_HECTARE
}

/** The least number of places from which all of an area is seen, at best and at worst; circles overlap, so there are more. */
export function takeOffPlaceCount(hectares: number): NumberRange {
  const count = (metres: number) => Math.max(1, Math.ceil(hectares / hectaresWithin(metres)))
  return { from: count(SIGHT_METRES.far), to: count(SIGHT_METRES.near) }
}

/** How many pictures an area takes, with little and with much overlap. */
export function pictureCount(hectares: number): NumberRange {
  const count = ({ across, along }: typeof MIN_OVERLAP) => {
    const added = FOOTPRINT_METRES.across * (1 - across) * FOOTPRINT_METRES.along * (1 - along)
    return Math.ceil((hectares * SQUARE_METRES_PER_HECTARE) / added)
  }
  return { from: count(MIN_OVERLAP), to: count(MAX_OVERLAP) }
}
