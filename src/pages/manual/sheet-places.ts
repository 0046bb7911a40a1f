import { SHEET_WIDTH } from '../../components/sheet-size.ts'

/** The upper left corner of the first chapter's map drawing in SWEREF 99 TM. */
const FIRST_SHEET_WEST = 539_000
const FIRST_SHEET_NORTH = 6_613_800

/** The coordinates of the labelled grid lines of a chapter's map drawing: three eastings and one northing. */
export function getGridLines(chapter: number): { east: readonly number[]; north: number; isSouth: boolean } {
  const west = FIRST_SHEET_WEST + ((chapter - 1) % 3) * SHEET_WIDTH
  const isSouth = chapter > 3
  return {
    east: [400, 800, 1200].map((east) => west + east),
    north: FIRST_SHEET_NORTH - (isSouth ? 1400 : 400),
    isSouth,
  }
}
