import { comparisons } from '../../../../content/claims.ts'
import { calculatorMessages } from '../../../../content/messages/calculator.ts'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import { describeBatteries, describeFlight, describeOnFoot } from './describe-flight.ts'
import { BATTERY_MINUTES, EXAMPLES_HA } from './flight-time.ts'

/** A few areas, for a glance and for a browser without scripts. */
export function CalculatorExamples() {
  const m = useWords(calculatorMessages)
  const language = useLanguage()
  const comparesAreas = comparisons[language].shows === 'areas'
  return (
    <table className="calc__table num">
      <caption>{m.examples(BATTERY_MINUTES.start)}</caption>
      <thead>
        <tr>
          <th>{m.areaHead}</th>
          <th>{m.flightTime}</th>
          <th>{m.batteries}</th>
          {comparesAreas && <th>{m.onFoot}</th>}
        </tr>
      </thead>
      <tbody>
        {EXAMPLES_HA.map((hectares) => (
          <tr key={hectares}>
            <th scope="row">{`${formatNumber(hectares, language)}\u00a0ha`}</th>
            <td>{describeFlight(hectares, m)}</td>
            <td>{describeBatteries(hectares, BATTERY_MINUTES.start)}</td>
            {comparesAreas && <td>{`${m.about} ${describeOnFoot(hectares, language)}`}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
