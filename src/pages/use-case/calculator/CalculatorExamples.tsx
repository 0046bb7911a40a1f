import { calculatorMessages } from '../../../../generated/messages/calculator.ts'
import { Icon } from '../../../components/Icon.tsx'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useMessageGroup } from '../../../language/use-messages.ts'
import { describeBatteries, describeFlight, describeTakeOffPlaces } from './describe-flight.ts'
import { BATTERY_MINUTES, EXAMPLES_HA } from './flight-time.ts'
import '../../../components/fold.css'
import './examples-table.css?deferred'

/** A table of example areas, which also works without scripts. */
export function CalculatorExamples() {
  const m = useMessageGroup(calculatorMessages)
  const language = useLanguage()
  return (
    <details className="fold calculator__examples">
      <summary>
        <span id="flight-time-examples">{m.examples({ minutes: BATTERY_MINUTES.start })}</span>
        <Icon name="chev" />
      </summary>
      <table className="calculator__table tabular" aria-labelledby="flight-time-examples">
        <thead>
          <tr>
            <th>{m.areaHead}</th>
            <th>{m.flightTime}</th>
            <th>{m.batteries}</th>
            <th>{m.places}</th>
          </tr>
        </thead>
        <tbody>
          {EXAMPLES_HA.map((hectares) => (
            <tr key={hectares}>
              <th scope="row">{`${formatNumber(hectares, language)}\u00a0ha`}</th>
              <td>{describeFlight(hectares, m)}</td>
              <td>{describeBatteries(hectares, BATTERY_MINUTES.start)}</td>
              <td>{describeTakeOffPlaces(hectares)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
