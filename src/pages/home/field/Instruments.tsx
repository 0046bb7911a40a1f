import { homeMessages } from '../../../../generated/messages/home.ts'
import { homeShapes } from '../../../../generated/shared-drawings.ts'
import { mediaQueries } from '../../../components/picture-files.ts'
import { useMessageGroup } from '../../../language/use-messages.ts'
import { Picture } from '../../Picture.tsx'
import { DAY_STAGES, type DayStage } from './day-stages.ts'

/**
 * The observations on the map. Positions are in pixels of the picture, which is 2000 px or 760 m wide; those made in
 * the field are recorded without network coverage.
 */
const OBSERVATIONS = [
  { name: 'windthrow', at: [1530, 800], isMadeInTheField: false },
  { name: 'barkBeetle', at: [1318, 560], isMadeInTheField: true },
  { name: 'culvert', at: [1432, 622], isMadeInTheField: true },
] as const

/**
 * A drawn phone: signal strength, map with observations, upload state. Hidden from screen readers, as the text says it.
 */
export function PhoneDrawing() {
  const { phone: m, observations } = useMessageGroup(homeMessages).field
  return (
    <div className="phone" aria-hidden="true">
      <div className="phone__status">
        <StageTexts texts={m.coverage} />
        <svg viewBox="0 0 22 14" aria-hidden="true">
          <path d="M1 14v-4h3v4zM7 14V7h3v7zM13 14V4h3v10zM19 14V0h3v14z" />
        </svg>
      </div>
      <FieldMap />
      <p className="phone__bundle">
        <StageTexts texts={m.bundle} />
      </p>
      <ol>
        {OBSERVATIONS.map(({ name, isMadeInTheField }) => (
          <li key={name} className={isMadeInTheField ? 'noted' : undefined}>
            <b>{observations[name]}</b>
            {isMadeInTheField ? <StageTexts texts={m.noted} /> : <span>{m.noted.send}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A drawn office screen: the same map, and the list of observations that have been received. */
export function DeskDrawing() {
  const { desk: m, observations } = useMessageGroup(homeMessages).field
  return (
    <div className="desk" aria-hidden="true">
      <div className="desk__screen">
        <FieldMap />
        <div className="desk__list">
          <p>
            <b>{m.title}</b>
            <StageTexts texts={m.news} />
          </p>
          <ol>
            {OBSERVATIONS.map(({ name, isMadeInTheField }) => (
              <li key={name} className={isMadeInTheField ? 'arrived' : undefined}>
                <b>{observations[name]}</b>
                <span>{isMadeInTheField ? m.states.arrived : m.states.task}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  )
}

/** The map on both screens; CSS sets its scale. */
function FieldMap() {
  return (
    <div className="field-map">
      <div>
        <Picture name="planning" alt="" sizes={`${mediaQueries.tabletUp} 1600px, 1200px`} largest={1600} />
        <svg className="fill" viewBox="0 0 2000 1125" aria-hidden="true">
          <use href={`${homeShapes}#compartments`} />
          {OBSERVATIONS.map(({ name, at: [x, y], isMadeInTheField }, index) => (
            <g key={name} transform={`translate(${x} ${y})`}>
              <g className={isMadeInTheField ? 'mark mark--noted' : 'mark'}>
                <path d="M0 0-13-19a16 16 0 1 1 26 0z" />
                <text y="-23">{index + 1}</text>
              </g>
            </g>
          ))}
        </svg>
      </div>
    </div>
  )
}

/** Renders one text for each stage; CSS shows that of the selected stage. */
function StageTexts({ texts }: { texts: Readonly<Partial<Record<DayStage, string>>> }) {
  return DAY_STAGES.filter((stage) => texts[stage]).map((stage) => (
    <span key={stage} className={`at at--${stage}`}>
      {texts[stage]}
    </span>
  ))
}
