import { homeMessages } from '../../../../generated/messages/home.ts'
import { claimFigures, claims, walkingComparisons } from '../../../../site/claims.ts'
import { localPath, paths } from '../../../../site/paths.ts'
import { Drawing, innerSvg } from '../../../components/Drawing.tsx'
import { Icon } from '../../../components/Icon.tsx'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useMessageGroup } from '../../../language/use-messages.ts'
import clock from './clock.svg?raw'
import lanes from './lanes.svg?raw'
import sheets from './sheets.svg?raw'
import square from './square.svg?raw'
import squares from './squares.svg?raw'
import timesFaster from './times-faster.svg?raw'
import './figures.css?deferred'

/** The claims (content/claims.yaml) shown here, each with its drawing and the path of the section that explains it. */
const FIGURES = [
  { claim: 'hectares', drawing: square, path: null },
  { claim: 'orthophotos', drawing: sheets, path: null },
  { claim: 'captureSpeed', drawing: lanes, path: `${paths.planning}#flight-time` },
  { claim: 'finishTime', drawing: clock, path: `${paths.beforeYouBuy}#the-work` },
] as const

/** The section with the key figures: the claims, a comparison with walking, and the sources. */
export function FiguresSection() {
  const m = useMessageGroup(homeMessages).figures
  const language = useLanguage()
  return (
    <section className="section claims" id="flight-time" aria-labelledby="claims-title">
      <div className="wrap">
        <h2 id="claims-title" className="visually-hidden">
          {m.title}
        </h2>
        <div className="claims__grid">
          {FIGURES.map(({ claim, drawing, path }) => {
            const { lead, figure, unit } = claims[claim].strip[language]
            return (
              <div key={claim} className="claim">
                <Drawing svg={drawing} />
                <p className="claim__figure">
                  {lead && <small>{lead}</small>} <b>{figure}</b> <span className="name">{unit}</span>
                </p>
                <p className="claim__note">
                  {claim === 'captureSpeed' && m.flightOnly}{' '}
                  {path ? <a href={localPath(path, language)}>{m[claim]}</a> : m[claim]}
                </p>
              </div>
            )
          })}
          {walkingComparisons[language].shows === 'areas' ? <SquaresToScale /> : <TimesFaster />}
        </div>
        <ClaimSources />
      </div>
    </section>
  )
}

/** The comparison with walking as two squares to scale: the areas covered in the same time. */
function SquaresToScale() {
  const {
    squares: m,
    figures: { flightOnly },
  } = useMessageGroup(homeMessages)
  const language = useLanguage()
  const { onFootHectares, byDroneHectares } = claimFigures.sameTime
  return (
    <figure className="claim claim--comparison">
      <svg viewBox="0 0 316 172" role="img" aria-label={m.alt}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG file */}
        <g dangerouslySetInnerHTML={{ __html: innerSvg(squares) }} />
        <text x="190" y="24" className="claim__size">
          {formatNumber(byDroneHectares, language)} ha
        </text>
        <text x="190" y="46">
          {m.byDrone}
        </text>
        <text x="190" y="148" className="claim__size">
          {onFootHectares} ha
        </text>
        <text x="190" y="169">
          {m.onFoot}
        </text>
      </svg>
      <figcaption className="claim__note">
        {walkingComparisons[language].text}. {flightOnly}
      </figcaption>
    </figure>
  )
}

/** The comparison with walking as a text: how many times faster the drone is, and a bar for each. */
function TimesFaster() {
  const {
    squares: m,
    figures: { flightOnly },
  } = useMessageGroup(homeMessages)
  const { text } = walkingComparisons[useLanguage()]
  return (
    <div className="claim claim--comparison">
      <svg viewBox="0 0 316 68" aria-hidden="true">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG file */}
        <g dangerouslySetInnerHTML={{ __html: innerSvg(timesFaster) }} />
        <text y="13">{m.byDrone}</text>
        <text x="26" y="62">
          {m.onFoot}
        </text>
      </svg>
      <p className="claim__times">
        {text.charAt(0).toUpperCase() + text.slice(1)}
        <small className="claim__note">{flightOnly}</small>
      </p>
    </div>
  )
}

/** A disclosure with the source of each figure, a contact link, and links to published measurements. */
function ClaimSources() {
  const m = useMessageGroup(homeMessages).figures
  const language = useLanguage()
  return (
    <details className="claims__basis">
      <summary>
        {m.basis} <Icon name="chev" />
      </summary>
      <dl>
        {Object.entries(claims).flatMap(([id, { texts, basis }]) =>
          texts[language].slice(0, 1).map((text) => (
            <div key={id}>
              <dt>{text}</dt>
              <dd>{basis[language]}</dd>
            </div>
          )),
        )}
      </dl>
      <p>
        <a href={localPath(`${paths.beforeYouBuy}#the-work`, language)}>{m.ask}</a>
        <a href={localPath(`${paths.guides}#guide-evidence`, language)}>{m.others}</a>
      </p>
    </details>
  )
}
