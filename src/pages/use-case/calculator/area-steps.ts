import { AREA_HA } from './flight-time.ts'

/** The steps of the slider in each range of areas: fine for a small property, coarse for a large one. */
const RANGES = [
  { from: 0, to: 10, step: 1 },
  { from: 10, to: 50, step: 5 },
  { from: 50, to: 200, step: 10 },
  { from: 200, to: 500, step: 25 },
  { from: 500, to: AREA_HA.most, step: 100 },
]

/** The slider's areas in ascending order; its value is an index into them. */
export const areaSteps: readonly number[] = RANGES.flatMap(({ from, to, step }) =>
  Array.from({ length: (to - from) / step }, (_, index) => from + (index + 1) * step),
)

/** The index of the nearest step, so that the slider follows the text field. */
export function findNearestStep(hectares: number): number {
  const distances = areaSteps.map((step) => Math.abs(step - hectares))
  return distances.lastIndexOf(Math.min(...distances))
}
