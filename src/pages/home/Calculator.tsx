import { useState } from 'react'
import { claims } from '../../../content/claims.ts'
import type { Language } from '../../../content/languages.ts'
import { formatNumber } from '../../language/format-number.ts'
import { parseNumber } from '../../language/parse-number.ts'
import { useLanguage } from '../../language/use-messages.ts'
import { AreaDrawing } from './AreaDrawing.tsx'
import { areaSteps, nearestStep } from './area-steps.ts'
import { CalculatorExamples } from './CalculatorExamples.tsx'
import { CalculatorField } from './CalculatorField.tsx'
import { CalculatorResults } from './CalculatorResults.tsx'
import { CopyAreaLink } from './CopyAreaLink.tsx'
import { AREA_HA, BATTERY_MINUTES, within } from './flight-time.ts'
import { useAreaAddress } from './use-area-address.ts'
import { useHomeMessages } from './use-home-messages.ts'

/**
 * The time calculator: hectares in, flight time and batteries out, beside the comparison of each language
 * (specification §1). The address holds the area. Without scripts a table of examples takes its place.
 */
export function Calculator() {
  const m = useHomeMessages().calculator
  const language = useLanguage()
  const [areaText, setAreaText] = useState(() => formatNumber(AREA_HA.start, language))
  const [minutesText, setMinutesText] = useState(() => String(BATTERY_MINUTES.start))
  const [isTouched, setTouched] = useState(false)
  const hectares = within(parseNumber(areaText, language), AREA_HA)
  const minutes = within(parseNumber(minutesText, language), BATTERY_MINUTES)
  const [lastHectares, setLastHectares] = useState<number>(AREA_HA.start)
  if (hectares !== null && hectares !== lastHectares) setLastHectares(hectares)

  const changeArea = (text: string) => {
    setAreaText(text)
    setTouched(true)
  }
  const changeMinutes = (text: string) => {
    setMinutesText(text)
    setTouched(true)
  }
  const showShared = (shared: number) => setAreaText(formatNumber(shared, language, decimalsOf(shared)))
  useAreaAddress(isTouched ? hectares : null, showShared)

  const areaError = hectares === null ? m.areaWrong(...limitsOf(AREA_HA, language)) : ''
  const minutesError = minutes === null ? m.minutesWrong(...limitsOf(BATTERY_MINUTES, language)) : ''
  return (
    <section className="section calc" id="flight-time" aria-labelledby="flight-time-title">
      <div className="wrap calc__grid">
        <div className="calc__in">
          <h2 id="flight-time-title">{m.title}</h2>
          <p className="lead">{m.lead(unbroken(claims.captureSpeed.texts[language][0]))}</p>
          <form className="calc__form" onSubmit={(event) => event.preventDefault()}>
            <CalculatorField label={m.area} text={areaText} error={areaError} onChange={changeArea}>
              <input
                type="range"
                min="0"
                max={areaSteps.length - 1}
                value={nearestStep(lastHectares)}
                aria-label={m.slider}
                aria-valuetext={m.hectares(formatNumber(lastHectares, language, decimalsOf(lastHectares)))}
                onChange={(event) =>
                  changeArea(formatNumber(areaSteps[event.target.valueAsNumber] ?? AREA_HA.start, language))
                }
              />
            </CalculatorField>
            <CalculatorField
              label={m.minutes}
              hint={m.minutesHint}
              text={minutesText}
              error={minutesError}
              onChange={changeMinutes}
            />
            <CopyAreaLink hectares={hectares} />
          </form>
        </div>
        <CalculatorResults
          hectares={hectares}
          minutes={minutes}
          problem={areaError || minutesError}
          isChanged={isTouched}
        />
        <AreaDrawing hectares={lastHectares} />
        <p className="calc__note">{m.notIncluded}</p>
        <CalculatorExamples />
      </div>
    </section>
  )
}

function limitsOf({ least, most }: { least: number; most: number }, language: Language) {
  return [formatNumber(least, language), formatNumber(most, language)] as const
}

/** A range such as 10–15 stays on one line. */
function unbroken(text: string): string {
  return text.replace('–', '\u2060–\u2060')
}

/** As many decimals as the area itself has, at most two. */
function decimalsOf(value: number): number {
  return Math.min(2, String(value).split('.')[1]?.length ?? 0)
}
