import { useState } from 'react'
import { claims } from '../../../../content/claims.ts'
import type { Language } from '../../../../content/languages.ts'
import { calculatorMessages } from '../../../../content/messages/home.ts'
import { useEarlyInput } from '../../../components/use-early-input.ts'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import { AreaDrawing } from './AreaDrawing.tsx'
import { areaSteps, nearestStep } from './area-steps.ts'
import { CalculatorExamples } from './CalculatorExamples.tsx'
import { CalculatorField } from './CalculatorField.tsx'
import { CalculatorResults } from './CalculatorResults.tsx'
import { CopyAreaLink } from './CopyAreaLink.tsx'
import { AREA_HA, BATTERY_MINUTES } from './flight-time.ts'
import { decimalsOf, useNumberText } from './use-number-text.ts'
import { useSharedValues } from './use-shared-values.ts'

/**
 * The time calculator: hectares in, flight time and batteries out, beside the comparison of each language
 * (specification §1). The address holds the area. Without scripts a table of examples takes its place.
 */
export function Calculator() {
  const m = useWords(calculatorMessages)
  const language = useLanguage()
  const area = useNumberText(AREA_HA)
  const minutes = useNumberText(BATTERY_MINUTES)
  const [isTouched, setTouched] = useState(false)
  // What slider and drawing show while the field holds no area.
  const [lastArea, setLastArea] = useState<number>(AREA_HA.start)
  if (area.value !== null && area.value !== lastArea) setLastArea(area.value)
  const touching = (write: (text: string) => void) => (text: string) => {
    setTouched(true)
    write(text)
  }
  const slide = (input: HTMLInputElement) => {
    setTouched(true)
    area.writeNumber(areaSteps[input.valueAsNumber] ?? AREA_HA.start)
  }
  const slider = useEarlyInput(String(nearestStep(lastArea)), slide)
  useSharedValues(area, minutes, isTouched)

  const areaError = area.value === null ? m.areaWrong(...limitsOf(AREA_HA, language)) : ''
  const minutesError = minutes.value === null ? m.minutesWrong(...limitsOf(BATTERY_MINUTES, language)) : ''
  return (
    <section className="section calc" id="flight-time" aria-labelledby="flight-time-title">
      <div className="wrap calc__grid">
        <div className="calc__in">
          <h2 id="flight-time-title">{m.title}</h2>
          <p className="lead">{m.lead(unbroken(claims.captureSpeed.texts[language][0]))}</p>
          <form className="calc__form" onSubmit={(event) => event.preventDefault()}>
            <CalculatorField
              id="flight-time-area"
              label={m.area}
              text={area.text}
              error={areaError}
              onChange={touching(area.write)}
            >
              <input
                ref={slider}
                type="range"
                min="0"
                max={areaSteps.length - 1}
                value={nearestStep(lastArea)}
                aria-label={m.slider}
                aria-valuetext={m.hectares(formatNumber(lastArea, language, decimalsOf(lastArea)))}
                onChange={(event) => slide(event.target)}
              />
            </CalculatorField>
            <CalculatorField
              id="flight-time-minutes"
              label={m.minutes}
              hint={m.minutesHint}
              text={minutes.text}
              error={minutesError}
              onChange={touching(minutes.write)}
            />
            <CopyAreaLink hectares={area.value} />
          </form>
        </div>
        <CalculatorResults
          hectares={area.value}
          minutes={minutes.value}
          problem={areaError || minutesError}
          isChanged={isTouched}
        />
        <AreaDrawing hectares={lastArea} />
        <p className="calc__note">{m.notIncluded}</p>
        <CalculatorExamples />
      </div>
    </section>
  )
}

/** A range such as 10–15 stays on one line. */
function unbroken(text: string): string {
  return text.replace('–', '\u2060–\u2060')
}

function limitsOf({ least, most }: { least: number; most: number }, language: Language) {
  return [formatNumber(least, language), formatNumber(most, language)] as const
}
