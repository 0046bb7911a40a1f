import { useEffect, useState } from 'react'
import { comparisons } from '../../../../content/claims.ts'
import { calculatorMessages } from '../../../../content/messages/home.ts'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import { describeBatteries, describeFlight } from './describe-flight.ts'
import { decimalsOf } from './use-number-text.ts'

type Props = {
  hectares: number | null
  minutes: number | null
  /** What is wrong with the input, to be said in place of the results. */
  problem: string
  isChanged: boolean
}

/** Long enough that a slider on its way, or a figure half written, is not read out. */
const SPOKEN_AFTER_MS = 1_000
const UNKNOWN = '–'

/** What comes out. Screen readers hear it in one sentence after the last change, not at every step. */
export function CalculatorResults({ hectares, minutes, problem, isChanged }: Props) {
  const m = useWords(calculatorMessages)
  const language = useLanguage()
  const time = hectares === null ? UNKNOWN : describeFlight(hectares, m)
  const batteries = hectares === null || minutes === null ? UNKNOWN : describeBatteries(hectares, minutes)
  const area = hectares === null ? UNKNOWN : formatNumber(hectares, language, decimalsOf(hectares))
  const spoken = useRested(isChanged ? problem || m.spoken(area, time, batteries) : '')
  return (
    <div className="calc__out">
      <dl className="num">
        <div>
          <dt>{m.flightTime}</dt>
          <dd>{time}</dd>
        </div>
        <div>
          <dt>{m.batteries}</dt>
          <dd>{batteries}</dd>
        </div>
      </dl>
      <p className="calc__claim">{comparisons[language].text}</p>
      <output className="sr">{spoken}</output>
    </div>
  )
}

/** The text as it was when it last stood still for a while. */
function useRested(text: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), SPOKEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
