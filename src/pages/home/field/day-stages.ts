/** The stages of a day in the forest, in their order; values of the radio buttons, and classes of what is shown. */
export const DAY_STAGES = ['save', 'work', 'send'] as const

export type DayStage = (typeof DAY_STAGES)[number]
