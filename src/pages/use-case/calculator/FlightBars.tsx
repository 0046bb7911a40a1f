import { claimFigures } from '../../../../content/claims.ts'
import { calculatorMessages } from '../../../../content/messages/calculator.ts'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import { batteriesFor, flightSeconds } from './flight-time.ts'

/** More batteries than this are one block with their number. */
const MOST_BLOCKS = 12
/** Where the scale may end, in minutes. */
const ENDS = [2, 4, 10, 20, 40, 60, 120, 240, 480]

type Props = { hectares: number; minutes: number }

/** A bar is a flight, the quickest and the slowest; a block in it is a battery. */
export function FlightBars({ hectares, minutes }: Props) {
  const m = useWords(calculatorMessages)
  const language = useLanguage()
  const seconds = flightSeconds(hectares)
  const batteries = batteriesFor(seconds, minutes)
  const end = ENDS.find((most) => most * 60 >= seconds.to) ?? Math.ceil(seconds.to / 60)
  const axis = (value: number, isLast: boolean) => {
    const figure = formatNumber(value, language, end % 4 === 0 ? 0 : 1)
    return isLast ? m.minutesOf(figure) : figure
  }
  return (
    <div className="calc__bars" aria-hidden="true">
      {(['from', 'to'] as const).map((pace) => (
        <div key={pace}>
          <small>{m.pace(claimFigures.secondsPerHectare[pace])}</small>
          <svg className="calc__bar num" aria-hidden="true">
            {blocksOf(seconds[pace] / 60, minutes, batteries[pace]).map(({ from, to }, index, all) => (
              <g key={from}>
                <rect x={percent(from / end)} width={percent((to - from) / end)} height="38" />
                <text x={percent(from / end)} dx="10" y="25">
                  {all.length < batteries[pace] ? m.batteryCount(batteries[pace]) : index + 1}
                </text>
              </g>
            ))}
          </svg>
        </div>
      ))}
      <div className="calc__axis num">
        {[0, 1, 2, 3, 4].map((part) => (
          <span key={part}>{axis((end * part) / 4, part === 4)}</span>
        ))}
      </div>
    </div>
  )
}

/** From and to which minute of a flight each block lasts. */
function blocksOf(flight: number, battery: number, count: number): { from: number; to: number }[] {
  if (count > MOST_BLOCKS) return [{ from: 0, to: flight }]
  return Array.from({ length: count }, (_, index) => ({
    from: index * battery,
    to: Math.min(flight, (index + 1) * battery),
  }))
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`
}
