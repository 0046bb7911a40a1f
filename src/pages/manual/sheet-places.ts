import { SHEET_WIDTH } from '../../components/sheet-size.ts'

/** Where the first sheet begins in SWEREF 99 TM. */
const WEST = 539_000
const NORTH = 6_613_800

/** The lines of the grid that the frame of a sheet names: three across, the same on every sheet, and one down. */
export function gridOf(chapter: number): { east: readonly number[]; north: number; isSouth: boolean } {
  const west = WEST + ((chapter - 1) % 3) * SHEET_WIDTH
  const isSouth = chapter > 3
  return { east: [400, 800, 1200].map((east) => west + east), north: NORTH - (isSouth ? 1400 : 400), isSouth }
}
