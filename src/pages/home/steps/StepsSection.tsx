import type { ReactNode } from 'react'
import { homeMessages } from '../../../../generated/messages/home.ts'
import { localPath, paths } from '../../../../site/paths.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import { SampleFiles } from './SampleFiles.tsx'
import { FlightPicture, MarkedPicture, OrthophotoPicture, SheetPicture } from './StepPictures.tsx'
import './steps.css?deferred'

/** How much of the ground each of the four steps shows. */
const STEP_METRES = 50

/** From the first flight to what is handed over: four states of one piece of forest, 50 m each. */
export function StepsSection() {
  const m = useWords(homeMessages).how
  const language = useLanguage()
  const flights = localPath(paths.droneOperations, language)
  const whoMarks = localPath(`${paths.faq}#faq-who-marks`, language)
  return (
    <section className="section" id="how-it-works" aria-labelledby="how-title">
      <div className="wrap">
        <div className="head">
          <h2 id="how-title">{m.title}</h2>
          <p className="lead">{m.lead}</p>
        </div>
        <ol className="steps bleed">
          <Step number={1} title={m.fly.title} picture={<FlightPicture />}>
            {m.fly.before} <a href={flights}>{m.fly.link}</a> {m.fly.after}
          </Step>
          <Step number={2} title={m.picture.title} picture={<OrthophotoPicture />}>
            {m.picture.text}
          </Step>
          <Step number={3} title={m.mark.title} picture={<MarkedPicture />}>
            {m.mark.text} <a href={whoMarks}>{m.mark.link}</a>
          </Step>
          <Step number={4} title={m.handOver.title} picture={<SheetPicture />}>
            {m.handOver.text}
          </Step>
        </ol>
        <SampleFiles />
      </div>
    </section>
  )
}

type StepProps = { number: number; title: string; picture: ReactNode; children: ReactNode }

function Step({ number, title, picture, children }: StepProps) {
  const from = (number - 1) * STEP_METRES
  return (
    <li className="step">
      <div className="step__picture">
        <div className="step__art fill">{picture}</div>
        <i aria-hidden="true">{number}</i>
      </div>
      <div className="step__ruler tabular" aria-hidden="true">
        <span>{from}</span>
        {number === 4 && <span>{`${from + STEP_METRES}\u00a0m`}</span>}
      </div>
      <div className="step__text">
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
    </li>
  )
}
