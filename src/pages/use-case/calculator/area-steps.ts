import { AREA_HA } from './flight-time.ts'

/** Up to where the slider goes in steps of which size: fine for a small property, coarse for a large one. */
const RANGES = [
  { to: 10, step: 1 },
  { to: 50, step: 5 },
  { to: 200, step: 10 },
  { to: 500, step: 25 },
  { to: AREA_HA.most, step: 100 },
] as const

/** The slider's areas from the least to the most; its value is a place in here. */
export const areaSteps: readonly number[] = makeSteps()

/** The place of the step nearest to an area, so that the slider follows the field. */
export function nearestStep(hectares: number): number {
  const distances = areaSteps.map((step) => Math.abs(step - hectares))
  return distances.lastIndexOf(Math.min(...distances))
}

function makeSteps(): number[] {
  const steps: number[] = [AREA_HA.least]
  for (const { to, step } of RANGES) {
    for (let next = (steps.at(-1) ?? 0) + step; next <= to; next += step) steps.push(next)
  }
  return steps
}
