import type { FindingsMessages } from '../generated/messages/findings.ts'
import type { MarkName } from './findings.ts'

/** What features are measured by, beside being counted. */
export const measures = ['hectares', 'metres', 'trees', 'red', 'grey', 'stems'] as const

/** Measurements of one feature, or totals of several; lengths and areas are those of the overlay. */
export type Measurements = Partial<Record<'count' | (typeof measures)[number], number>>

/** The planned action in a compartment. */
type PlannedAction = keyof FindingsMessages['actions']

/** A listed feature: its number, the position of that in the picture (in per mille), and its measurements. */
export type MeasuredFeature = Measurements & {
  number?: number
  at?: readonly [number, number]
  age?: number
  action?: PlannedAction
}

/** The measurements of one picture, made by the build (generator/overlays.ts). */
export type PictureFindings = {
  /** The address of the SVG overlay. */
  drawing: string
  /** The width of the picture on the ground, in metres. */
  metres: number
  marks: Partial<Record<MarkName, Measurements & { items?: readonly MeasuredFeature[] }>>
}
