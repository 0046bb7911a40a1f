import { calculatorMessages } from '../../../../generated/messages/calculator.ts'
import { claimFigures } from '../../../../site/claims.ts'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useMessageGroup } from '../../../language/use-messages.ts'
import { countBatteries, estimateFlightSeconds } from './flight-time.ts'

/** The possible ends of the scale, in minutes. */
const SCALE_ENDS = [2, 4, 10, 20, 40, 60, 120, 240, 480]
const QUARTERS = [0, 1, 2, 3, 4]

type Props = { hectares: number; minutes: number }

/** Two bars, for the quickest and the slowest flight; each is divided into one block per battery. */
export function FlightBars({ hectares, minutes }: Props) {
  const m = useMessageGroup(calculatorMessages)
  const language = useLanguage()
  const seconds = estimateFlightSeconds(hectares)
  const batteries = countBatteries(seconds, minutes)
  const end = SCALE_ENDS.find((most) => most * 60 >= seconds.to) ?? Math.ceil(seconds.to / 3600) * 60
  const hours = end > 120 ? end / 60 : 0
  const figures = QUARTERS.map((part) => formatNumber(((hours || end) * part) / 4, language))
  return (
    <div className="calculator__bars" aria-hidden="true">
      {(['from', 'to'] as const).map((pace) => (
        <div key={pace}>
          <small>{m.pace({ seconds: claimFigures.secondsPerHectare[pace], batteries: batteries[pace] })}</small>
          <svg className="calculator__bar" aria-hidden="true">
            {Array.from({ length: batteries[pace] }, (_, battery) => {
              const from = battery * minutes
              const to = Math.min(seconds[pace] / 60, from + minutes)
              return (
                <rect key={from} x={formatPercent(from / end)} width={formatPercent((to - from) / end)} height="38" />
              )
            })}
          </svg>
        </div>
      ))}
      <div className="calculator__axis tabular">
        {QUARTERS.map((part) => (
          <span key={part}>
            {part < 4 ? figures[part] : hours ? m.hours({ hours }) : m.minutesOf({ minutes: String(end) })}
          </span>
        ))}
      </div>
    </div>
  )
}

function formatPercent(share: number): string {
  return `${(100 * share).toFixed(2)}%`
}
