/** The moments of a day in the forest, in their order; values of the radio buttons, and classes of what is shown. */
export const MOMENTS = ['save', 'work', 'send'] as const

export type Moment = (typeof MOMENTS)[number]
