import { useState } from 'react'
import { calculatorMessages } from '../../../../generated/messages/calculator.ts'
import { claims } from '../../../../site/claims.ts'
import { useInputBeforeHydration } from '../../../components/use-input-before-hydration.ts'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useMessageGroup } from '../../../language/use-messages.ts'
import { AreaDrawing } from './AreaDrawing.tsx'
import { areaSteps, findNearestStep } from './area-steps.ts'
import { CalculationNotes } from './CalculationNotes.tsx'
import { CalculatorExamples } from './CalculatorExamples.tsx'
import { CalculatorField } from './CalculatorField.tsx'
import { CalculatorResults } from './CalculatorResults.tsx'
import { CopyAreaLink } from './CopyAreaLink.tsx'
import { FlightBars } from './FlightBars.tsx'
import { AREA_HA, BATTERY_MINUTES } from './flight-time.ts'
import { useNumberText } from './use-number-text.ts'
import { useSharedValues } from './use-shared-values.ts'
import './calculator.css'

/**
 * The flight time calculator: from an area it estimates flight time, batteries, take-off places and pictures. Its
 * values are stored in the URL's query. Without scripts a table of examples replaces it.
 */
export default function FlightTimeCalculator() {
  const m = useMessageGroup(calculatorMessages)
  const language = useLanguage()
  const area = useNumberText(AREA_HA)
  const minutes = useNumberText(BATTERY_MINUTES)
  const [isTouched, setTouched] = useState(false)
  // The last valid area, which slider and drawing show while the text field has an invalid value.
  const [lastArea, setLastArea] = useState<number>(AREA_HA.start)
  if (area.value !== null && area.value !== lastArea) setLastArea(area.value)
  const withTouched = (write: (text: string) => void) => (text: string) => {
    setTouched(true)
    write(text)
  }
  const readSlider = (input: HTMLInputElement) => {
    setTouched(true)
    area.writeNumber(areaSteps[input.valueAsNumber] ?? AREA_HA.start)
  }
  const slider = useInputBeforeHydration(String(findNearestStep(lastArea)), readSlider)
  useSharedValues(area, minutes, isTouched)

  const write = (number: number) => formatNumber(number, language)
  const areaError = area.value === null ? m.areaWrong({ least: write(AREA_HA.least), most: write(AREA_HA.most) }) : ''
  const minutesError =
    minutes.value === null
      ? m.minutesWrong({ least: write(BATTERY_MINUTES.least), most: write(BATTERY_MINUTES.most) })
      : ''
  return (
    <section className="wrap calculator" id="flight-time" aria-labelledby="flight-time-title">
      <div className="columns sheet bleed calculator__sheet">
        <form className="calculator__inner" onSubmit={(event) => event.preventDefault()}>
          <h2 id="flight-time-title">{m.title}</h2>
          <p className="calculator__lead">{m.lead({ claim: joinRange(claims.captureSpeed.texts[language][0]) })}</p>
          <CalculatorField
            id="flight-time-area"
            label={m.area}
            unit="ha"
            text={area.text}
            error={areaError}
            onChange={withTouched(area.write)}
          >
            <input
              ref={slider}
              type="range"
              min="0"
              max={areaSteps.length - 1}
              value={findNearestStep(lastArea)}
              aria-label={m.slider}
              aria-valuetext={m.hectares({ area: write(lastArea) })}
              onChange={(event) => readSlider(event.target)}
            />
          </CalculatorField>
          <CalculatorField
            id="flight-time-minutes"
            label={m.minutes}
            unit="min"
            hint={m.minutesHint}
            text={minutes.text}
            error={minutesError}
            onChange={withTouched(minutes.write)}
          />
        </form>
        <div className="calculator__out">
          <CalculatorResults
            hectares={area.value}
            minutes={minutes.value}
            problem={areaError || minutesError}
            isChanged={isTouched}
          />
          <AreaDrawing hectares={lastArea} />
          <FlightBars hectares={lastArea} minutes={minutes.value ?? BATTERY_MINUTES.start} />
          <p className="calculator__note">{m.notIncluded}</p>
          <CalculationNotes />
          <CopyAreaLink hectares={area.value} minutes={minutes.value} />
        </div>
      </div>
      <CalculatorExamples />
    </section>
  )
}

/** Prevents line breaks at the dash of a range such as 10–15, by word joiners (U+2060). */
function joinRange(text: string): string {
  return text.replace('–', '\u2060–\u2060')
}
