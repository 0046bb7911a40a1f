import { SHEET_WIDTH } from '../../components/sheet-size.ts'

/** The origin of the first sheet in SWEREF 99 TM. */
const WEST = 539_000
const NORTH = 6_613_800

/** Coordinates of the grid lines labelled on a sheet's frame: three eastings and one northing. */
export function gridOf(chapter: number): { east: readonly number[]; north: number; isSouth: boolean } {
  const west = WEST + ((chapter - 1) % 3) * SHEET_WIDTH
  const isSouth = chapter > 3
  return { east: [400, 800, 1200].map((east) => west + east), north: NORTH - (isSouth ? 1400 : 400), isSouth }
}
