import { calculatorMessages } from '../../../../generated/messages/calculator.ts'
import { useMessageGroup } from '../../../language/use-messages.ts'

/** One kilometre in units of the drawing; a square of this side is 100 ha. */
const KILOMETRE_PX = 60
const SIDE_PX = 4 * KILOMETRE_PX
const GRID = [0, 1, 2, 3, 4].map((line) => line * KILOMETRE_PX)
/**
 * The approximate distance between flight lanes, in the same units. The lanes are an illustration, not a flight plan.
 */
const LANE_PX = 9

/** The area as a square to scale with flight lanes over it. */
export function AreaDrawing({ hectares }: { hectares: number }) {
  const m = useMessageGroup(calculatorMessages)
  const side = Math.sqrt(hectares / 100) * KILOMETRE_PX
  return (
    <figure className="calculator__map">
      <svg viewBox={`0 0 ${SIDE_PX} ${SIDE_PX}`} fill="none" aria-hidden="true">
        <path d={GRID.map((at) => `M${at} 0V${SIDE_PX}M0 ${at}H${SIDE_PX}`).join('')} className="calculator__lines" />
        <path d={`M0 ${SIDE_PX}v${-side}h${side}v${side}z`} className="calculator__area" />
        <path d={lanesOf(side)} className="calculator__lanes" />
      </svg>
      <figcaption>{m.scale}</figcaption>
    </figure>
  )
}

/** The SVG path of the flight lanes: back and forth from the top left corner, with turns outside the area. */
function lanesOf(side: number): string {
  const lanes = Math.max(1, Math.round(side / LANE_PX))
  const gap = side / lanes
  const half = gap / 2
  let d = `M0 ${SIDE_PX - side + half}h${side}`
  for (let lane = 1; lane < lanes; lane++) {
    const isBack = lane % 2 === 1
    d += `a${half} ${half} 0 0 ${isBack ? 1 : 0} 0 ${gap}h${isBack ? -side : side}`
  }
  return d
}
