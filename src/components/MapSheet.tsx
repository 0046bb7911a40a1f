import { mapSheets } from '../../generated/shared-drawings.ts'
import { SHEET_HEIGHT, SHEET_WIDTH } from './sheet-size.ts'

/** A chapter's sheet of the manual's map; decorative, in the theme's colours. */
export function MapSheet({ chapter }: { chapter: number }) {
  return (
    <svg viewBox={`0 0 ${SHEET_WIDTH} ${SHEET_HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`${mapSheets[chapter - 1]}#sheet`} />
    </svg>
  )
}
