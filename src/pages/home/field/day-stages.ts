/** The stages of a day in the forest: the values of the radio buttons, and parts of class names (`at--save`). */
export const DAY_STAGES = ['save', 'work', 'send'] as const

export type DayStage = (typeof DAY_STAGES)[number]
