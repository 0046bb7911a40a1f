import type { FindingsMessages } from '../generated/messages/findings.ts'
import type { MarkName } from './findings.ts'

/** Measurements of one feature, or totals of several; lengths and areas are those of the overlay. */
export type Measurements = {
  count?: number
  hectares?: number
  metres?: number
  trees?: number
  red?: number
  grey?: number
  stems?: number
}

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
