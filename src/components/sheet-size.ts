/** The size in metres of a sheet of the manual's map; a unit of its SVG is one metre. */
export const SHEET_WIDTH = 1600
export const SHEET_HEIGHT = 900
