import type { NumberRange } from './flight-time.ts'

/**
 * The distance at which a pilot can still see the drone, at worst and at best: an estimate, since no rule states one.
 */
export const SIGHT_METRES = { near: 300, far: 500 } as const

/** The ground covered by a picture of 5280 × 3956 px (4/3-inch sensor) from a height of 120 m: a pixel is 3.2 cm. */
export const FOOTPRINT_METRES = { across: 5280 * 0.032, along: 3956 * 0.032 } as const
/** The usual minimum and maximum overlap of pictures for forest maps, between flight lines and along one, as shares. */
const MIN_OVERLAP = { across: 0.6, along: 0.7 }
const MAX_OVERLAP = { across: 0.7, along: 0.8 }
export const MEGABYTES_PER_PICTURE = 10

const SQUARE_METRES_PER_HECTARE = 10_000

/** The area of a circle in hectares, which is what a pilot can see from one place; `metres` is its radius. */
export function circleAreaHectares(metres: number): number {
  return (Math.PI * metres ** 2) / SQUARE_METRES_PER_HECTARE
}

/**
 * The minimum number of take-off places from which all of an area is visible, at best and at worst. In practice more
 * are needed, since circles that cover an area overlap.
 */
export function countTakeOffPlaces(hectares: number): NumberRange {
  const count = (metres: number) => Math.max(1, Math.ceil(hectares / circleAreaHectares(metres)))
  return { from: count(SIGHT_METRES.far), to: count(SIGHT_METRES.near) }
}

/** Estimates the number of pictures of an area, with minimum and with maximum overlap. */
export function countPictures(hectares: number): NumberRange {
  const count = ({ across, along }: typeof MIN_OVERLAP) => {
    const added = FOOTPRINT_METRES.across * (1 - across) * FOOTPRINT_METRES.along * (1 - along)
    return Math.ceil((hectares * SQUARE_METRES_PER_HECTARE) / added)
  }
  return { from: count(MIN_OVERLAP), to: count(MAX_OVERLAP) }
}
