/** How many metres a sheet of the manual's map is wide and high: a unit of its drawing is one. */
export const SHEET_WIDTH = 1600
export const SHEET_HEIGHT = 900
