import { calculatorMessages } from '../../../../generated/messages/calculator.ts'
import { useDebouncedText } from '../../../components/use-debounced-text.ts'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useMessageGroup } from '../../../language/use-messages.ts'
import { describeBatteries, describeFlight, describeImageCount, describeTakeOffPlaces } from './describe-flight.ts'
import './results.css'

type Props = {
  hectares: number | null
  minutes: number | null
  /** The input error, shown instead of the results. */
  problem: string
  isChanged: boolean
}

const UNKNOWN = '–'

/** The results. One sentence is announced to screen readers after the last change, not every step of the slider. */
export function CalculatorResults({ hectares, minutes, problem, isChanged }: Props) {
  const m = useMessageGroup(calculatorMessages)
  const language = useLanguage()
  const time = hectares === null ? UNKNOWN : describeFlight(hectares, m)
  const batteries = hectares === null || minutes === null ? UNKNOWN : describeBatteries(hectares, minutes)
  const places = hectares === null ? UNKNOWN : describeTakeOffPlaces(hectares)
  const pictures = hectares === null ? UNKNOWN : describeImageCount(hectares, m, language)
  const area = hectares === null ? UNKNOWN : formatNumber(hectares, language)
  const spoken = useDebouncedText(isChanged ? problem || m.spoken({ area, time, batteries, places, pictures }) : '')
  return (
    <>
      <dl className="calculator__results tabular">
        <div>
          <dt>{m.flightTime}</dt>
          <dd>{time}</dd>
        </div>
        <div>
          <dt>{m.batteries}</dt>
          <dd>{batteries}</dd>
        </div>
      </dl>
      <dl className="calculator__results calculator__results--more tabular">
        <div>
          <dt>{m.places}</dt>
          <dd>{places}</dd>
        </div>
        <div>
          <dt>{m.pictures}</dt>
          <dd>{pictures}</dd>
        </div>
      </dl>
      <output className="visually-hidden">{spoken}</output>
    </>
  )
}
