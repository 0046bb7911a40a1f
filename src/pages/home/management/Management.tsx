import { claimFigures, comparisons } from '../../../../content/claims.ts'
import { homeMessages } from '../../../../content/messages/home.ts'
import { localPath, paths } from '../../../../content/paths.ts'
import { Icon } from '../../../components/Icon.tsx'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import { Fold } from '../fold/Fold.tsx'
import { SitePicture } from '../SitePicture.tsx'
import { Quotes } from '../topic/Quotes.tsx'
import { Topic } from '../topic/Topic.tsx'

const AREA = 'm3 9 18-6 16 4 12-2-2 14-19 6-14-3-10 3z'

export function Management() {
  const m = useWords(homeMessages).management
  return (
    <section className="section mgmt" id="forest-management" aria-labelledby="management-title">
      <div className="wrap grid">
        <div className="sol__head">
          <div>
            <Topic icon="plan" text={m.topic} />
            <h2 id="management-title">{m.title}</h2>
            <p className="lead">{m.lead}</p>
            <ul className="legend" aria-label={m.states.title}>
              <li>
                <svg viewBox="0 0 52 28" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
                  <path strokeDasharray="4 4" d={AREA} />
                </svg>
                {m.states.proposed}
              </li>
              <li>
                <svg viewBox="0 0 52 28" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
                  <path d={AREA} />
                </svg>
                {m.states.decided}
              </li>
              <li>
                <svg viewBox="0 0 52 28" fill="currentColor" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
                  <path d={AREA} />
                </svg>
                {m.states.completed}
              </li>
            </ul>
          </div>
        </div>
        <ol className="chain">
          {m.sections.map(({ title, text }) => (
            <li key={title}>
              <Fold summary={<h3 className="h4">{title}</h3>}>
                <p>{text}</p>
              </Fold>
            </li>
          ))}
        </ol>
        <PlanningCard />
        <Quotes topic={m.topic} quotes={m.quotes} />
      </div>
    </section>
  )
}

function PlanningCard() {
  const m = useWords(homeMessages)
  const language = useLanguage()
  return (
    <article className="praxis" id="planning-drone-praxis" aria-labelledby="planning-title">
      <div className="pic">
        <SitePicture name="orthophoto" sizes="(min-width: 1240px) 700px, (min-width: 1024px) 58vw, 100vw" />
      </div>
      <div className="praxis__body">
        <h3 id="planning-title">{m.management.planning.title}</h3>
        <p>{m.management.planning.text}</p>
        {comparisons[language].shows === 'areas' ? <SquaresToScale /> : <TimesFaster />}
        <a className="more" href={localPath(paths.planning, language)}>
          <span>{m.learnMore.planning}</span>
          <Icon name="arrow" />
        </a>
      </div>
    </article>
  )
}

/** The comparison as two squares to scale: 1,500 and 100 hectares in the same time. */
function SquaresToScale() {
  const m = useWords(homeMessages).squares
  const language = useLanguage()
  const { onFootHectares, byDroneHectares } = claimFigures.sameTime
  const side = 232
  const small = side * Math.sqrt(onFootHectares / byDroneHectares)
  return (
    <figure className="squares">
      <svg viewBox="0 0 400 240" width="400" height="240" role="img" aria-label={m.alt}>
        <defs>
          <pattern id="lanes" width="400" height="12" patternUnits="userSpaceOnUse">
            <path d="M0 6h400" stroke="#f2ab45" strokeWidth="1.2" />
          </pattern>
        </defs>
        <rect x="1" y="4" width={side} height={side} fill="url(#lanes)" stroke="#f2ab45" strokeWidth="2" />
        <rect x="1" y={4 + side - small} width={small} height={small} fill="#12322b" stroke="#fffdf8" strokeWidth="2" />
        <text x="252" y="30" className="squares__figure">
          {formatNumber(byDroneHectares, language)} ha
        </text>
        <text x="252" y="54">
          {m.byDrone}
        </text>
        <path d="M66 206H246" stroke="#fffdf8" strokeWidth="1.2" />
        <text x="252" y="210" className="squares__figure">
          {onFootHectares} ha
        </text>
        <text x="252" y="234">
          {m.onFoot}
        </text>
      </svg>
      <figcaption>{comparisons[language].text}</figcaption>
    </figure>
  )
}

/** The comparison in words, in the same place. */
function TimesFaster() {
  const { text } = comparisons[useLanguage()]
  return <p className="times-faster">{text.charAt(0).toUpperCase() + text.slice(1)}</p>
}
