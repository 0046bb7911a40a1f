import type { SampleFormat } from '../../../../content/deliveries.ts'

type Format = Exclude<SampleFormat, 'jgw'>

/** What is drawn on the sheet of each kind of file: an area with points, a table, rings, a picture over lines. */
const DRAWINGS: Record<Format, string> = {
  geojson:
    'M13 30l12-5 14 7-3 14-16 3-9-7zM20.2 36a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0zM28.2 41a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0z',
  csv: 'M12 27h28v22H12zM12 34.5h28M12 42h28M22 27v22',
  jpg: 'M15 34a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM28 42a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM30 28a3 3 0 1 0 6 0 3 3 0 1 0-6 0z',
  pdf: 'M12 26h28v14H12zM12 36l8-6 7 6 5-3.5 8 5M12 46h28M12 51h18',
}

/** A sheet with a folded corner; decoration only, the words stand beside it. */
export function FileDrawing({ format }: { format: Format }) {
  return (
    <svg
      viewBox="0 0 52 60"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={`M4 3h31l13 13v41H4zM35 3v13h13${DRAWINGS[format]}`} />
    </svg>
  )
}
