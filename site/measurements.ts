import type { FindingsMessages } from '../generated/messages/findings.ts'
import type { MarkName } from './findings.ts'

/** What is known of one feature, or of several together; lengths and areas are those of the overlay. */
export type Measured = {
  count?: number
  hectares?: number
  metres?: number
  trees?: number
  red?: number
  grey?: number
  stems?: number
}

/** What is planned in a compartment. */
type PlannedAction = keyof FindingsMessages['actions']

/** One feature of the list: its number, where that stands in the picture (in parts of a thousand), what is known. */
export type MeasuredFeature = Measured & {
  number?: number
  at?: readonly [number, number]
  age?: number
  action?: PlannedAction
}

/** What the build has measured in one picture (generator/overlays.ts). */
export type Finding = {
  /** The address of the drawing that lies over the picture. */
  drawing: string
  /** How many metres of ground the picture is wide. */
  metres: number
  marks: Partial<Record<MarkName, Measured & { items?: readonly MeasuredFeature[] }>>
}
