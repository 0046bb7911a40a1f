import type { ReactNode } from 'react'
import { findings } from '../../../../generated/findings.ts'
import { homeMessages } from '../../../../generated/messages/home.ts'
import { localPath, paths } from '../../../../site/paths.ts'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useMessageGroup } from '../../../language/use-messages.ts'
import { HeroStrip } from './HeroStrip.tsx'
import './steps.css'

/** The width on the ground, in metres, of the part of the picture that belongs to each of the four steps. */
const STEP_METRES = 50

/** How it works in four steps, each below the 50 m of the picture that illustrate it. */
export function HowItWorks() {
  const m = useMessageGroup(homeMessages).how
  const language = useLanguage()
  const { fallenStem, windthrow, roadBlocked } = findings['windthrow-above'].marks
  const figure = (value = 0, decimals = 0) => formatNumber(value, language, decimals)
  const found = {
    stems: figure(fallenStem?.count),
    area: figure(windthrow?.hectares, 2),
    metres: figure(roadBlocked?.metres),
  }
  return (
    <section className="how" id="how-it-works" aria-labelledby="how-title">
      <h2 id="how-title" className="visually-hidden">
        {m.title}
      </h2>
      <HeroStrip />
      <div className="ruler tabular" aria-hidden="true">
        {[0, 1, 2, 3].map((step) => (
          <span key={step}>{step * STEP_METRES}</span>
        ))}
        <span>{`${4 * STEP_METRES}\u00a0m`}</span>
      </div>
      <ol className="steps">
        <Step title={m.fly.title}>
          {m.fly.before} <a href={localPath(paths.droneOperations, language)}>{m.fly.link}</a> {m.fly.after}
        </Step>
        <Step title={m.picture.title}>{m.picture.text}</Step>
        <Step title={m.mark.title}>
          {m.mark.text(found)} <a href={localPath(`${paths.faq}#faq-who-marks`, language)}>{m.mark.link}</a>.
        </Step>
        <Step title={m.handOver.title}>{m.handOver.text}</Step>
      </ol>
    </section>
  )
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  )
}
