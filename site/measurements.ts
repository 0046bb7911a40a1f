import type { FindingsMessages } from '../generated/messages/findings.ts'
import type { MarkName } from './findings.ts'

/** The measures of features, in addition to their count. */
export const measures = ['hectares', 'metres', 'trees', 'red', 'grey', 'stems'] as const

/** The measurements of one feature, or totals of several. */
export type Measurements = Partial<Record<'count' | (typeof measures)[number], number>>

/** The planned action in a compartment. */
type PlannedAction = keyof FindingsMessages['actions']

/** A listed feature: its measurements, its number, and the label's position `at` in per mille of the picture's size. */
export type MeasuredFeature = Measurements & {
  number?: number
  at?: readonly [number, number]
  age?: number
  action?: PlannedAction
}

/** The findings in one picture, which the build measures in its overlay (generator/pictures/overlays.ts). */
export type PictureFindings = {
  /** The address of the SVG overlay. */
  drawing: string
  /** The width of the picture on the ground, in metres. */
  metres: number
  marks: Partial<Record<MarkName, Measurements & { items?: readonly MeasuredFeature[] }>>
}
