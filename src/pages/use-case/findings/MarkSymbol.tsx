import type { MarkStyle } from '../../../../site/findings.ts'

const SHAPES = {
  area: 'm7 20 5-11 13-4 13 6-3 13-13 3-11-1z',
  line: 'M3 22c10 0 10-12 19-12s9 4 19 0',
  crown: 'M16 16a6 6 0 1 0 12 0 6 6 0 1 0-12 0z',
  ring: 'M12 16a10 10 0 1 0 20 0 10 10 0 1 0-20 0z',
  diamond: 'm22 5 11 11-11 11-11-11z',
  square: 'M13 7h18v18h-18z',
} as const satisfies Record<MarkStyle['shape'], string>

/** A mark's symbol for the legend, on a dark background as in the picture. */
export function MarkSymbol({ look }: { look: MarkStyle }) {
  const d = SHAPES[look.shape]
  return (
    <svg viewBox="0 0 44 32" fill="none" aria-hidden="true">
      {look.casing && <path d={d} stroke="#0b1f1a" strokeWidth={look.width + 4} />}
      <path
        d={d}
        fill={look.fill}
        fillOpacity={look.fill && look.opacity}
        stroke={look.stroke}
        strokeWidth={look.width}
        strokeDasharray={look.dash}
      />
    </svg>
  )
}
