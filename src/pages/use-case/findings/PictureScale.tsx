const LENGTHS_M = [200, 100, 50, 20, 10]
/** The maximum length of the bar, as a share of the picture's width: on a phone it ends before the divider. */
const MAX_SHARE = 0.25

/**
 * A scale bar for a picture whose width on the ground is given in metres; it is sized in per cent, so it scales with
 * it.
 */
export function PictureScale({ width }: { width: number }) {
  const metres = LENGTHS_M.find((length) => length <= width * MAX_SHARE) ?? width
  const part = (share: number) => `${Math.round((share * metres * 1000) / width) / 10}%`
  return (
    <svg className="findings__scale" aria-hidden="true">
      <rect width={part(1)} height="7" />
      <rect width={part(0.25)} height="7" />
      <rect x={part(0.5)} width={part(0.25)} height="7" />
      <text className="map-label" y="-7">
        {metres} m
      </text>
    </svg>
  )
}
