import { homeMessages } from '../../../../generated/messages/home.ts'
import { useMessageGroup } from '../../../language/use-messages.ts'
import { DAY_STAGES } from './day-stages.ts'
import { DeskDrawing, PhoneDrawing } from './Instruments.tsx'
import './field.css?deferred'
import './instruments.css?deferred'

/** The stage that is selected initially, because its drawings show the most. */
const INITIAL_STATE = 'work'

/**
 * Work without network coverage in three stages, illustrated by drawings of a phone and a desktop screen. Radio buttons
 * and CSS switch the stage, without script.
 */
export function FieldSection() {
  const m = useMessageGroup(homeMessages).field
  return (
    <section className="section field-day theme-dark" aria-labelledby="field-title">
      <div className="wrap columns field__inner">
        <div>
          <h2 id="field-title">{m.title}</h2>
          <p className="lead">{m.lead}</p>
          <fieldset className="field__stages">
            <legend className="visually-hidden">{m.legend}</legend>
            {DAY_STAGES.map((stage) => (
              <label key={stage}>
                <input
                  type="radio"
                  name="stage"
                  value={stage}
                  defaultChecked={stage === INITIAL_STATE}
                  autoComplete="off"
                />
                <b>{m.stages[stage].title}</b>
                <span>{m.stages[stage].text}</span>
              </label>
            ))}
          </fieldset>
        </div>
        <figure className="instruments">
          <PhoneDrawing />
          <DeskDrawing />
          <figcaption className="caption">{m.caption}</figcaption>
        </figure>
      </div>
    </section>
  )
}
