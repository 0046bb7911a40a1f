import { findings } from '../../../../generated/findings.ts'
import { homeMessages } from '../../../../generated/messages/home.ts'
import { homeShapes } from '../../../../generated/shared-drawings.ts'
import { Drawing } from '../../../components/Drawing.tsx'
import { Icon } from '../../../components/Icon.tsx'
import { mediaQueries } from '../../../components/picture-files.ts'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useMessageGroup } from '../../../language/use-messages.ts'
import { Picture } from '../../Picture.tsx'
import flight from './flight.svg?raw'
import marks from './marks.svg?raw'
import sheet from './sheet.svg?raw'
import './strip.css'
import './flight.css'
import './divider.css'

/** Where the map begins, in per cent of the strip. */
const INITIAL_DIVIDER = 75

/** The divider's minimum in per cent, which keeps it clear of the words; divider.css repeats it. */
const MIN_DIVIDER = 10

/** The lanes of the flight, and as many strips of the veil that it takes off the picture. */
const LANES = [1, 2, 3, 4, 5]

/** Where the sizes of the two windthrown areas stand: that of the large one where the map shows it from the start. */
const AREA_LABELS = [
  ['88%', '15%'],
  ['18.7%', '28.8%'],
] as const

/**
 * 200 m of forest that become from left to right a photograph, marks on it, and a map. The drawings are in pixels of the
 * picture that the strip is cut out of. A phone turns all of it by a quarter, so that it stands upright. The divider between
 * picture and map is a range input; src/pages/use-case/findings/comparison.ts moves what it divides.
 */
export function HeroStrip() {
  const m = useMessageGroup(homeMessages).how
  return (
    <div className="strip">
      <div className="strip__art compare">
        <Picture
          name="strip"
          alt={m.alt}
          sizes={`${mediaQueries.wide} calc(50vw + 160px), ${mediaQueries.desktop} 63vw, 100vw`}
          narrow="strip-narrow"
          narrowSizes="calc(161vw - 77px)"
          first
        />
        <div className="veil fill">
          {LANES.map((lane) => (
            <i key={lane} />
          ))}
        </div>
        <Drawing className="strip__marks" svg={withShapes(marks)} />
        <div className="strip__shade fill" />
        <Drawing className="flight flight--passing fill" svg={flight} />
        <Drawing className="flight fill" svg={flight} />
        <div className="strip__map fill">
          <div className="contours contours--tall" />
          <Drawing className="fill" svg={withShapes(sheet)} />
          <MapLabels />
        </div>
        <input
          className="strip__range"
          type="range"
          min={MIN_DIVIDER}
          max="100"
          defaultValue={INITIAL_DIVIDER}
          autoComplete="off"
          aria-label={m.divider}
          aria-valuetext={m.position({ picture: INITIAL_DIVIDER, map: 100 - INITIAL_DIVIDER })}
        />
        <div className="compare__bar" aria-hidden="true">
          <Icon name="drag" />
        </div>
      </div>
      <div className="strip__panels fill" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <i key={step}>{step}</i>
        ))}
      </div>
    </div>
  )
}

/** Labels on the map; without a viewBox, so that text keeps its size. */
function MapLabels() {
  const m = useMessageGroup(homeMessages).how.map
  const language = useLanguage()
  const { windthrow, roadBlocked } = findings['windthrow-above'].marks
  return (
    <svg className="strip__labels fill" aria-hidden="true">
      {AREA_LABELS.map(([x, y], index) => (
        <text key={x} x={x} y={y}>
          {m.area({ area: formatNumber(windthrow?.items?.[index]?.hectares ?? 0, language, 2) })}
        </text>
      ))}
      <text className="strip__danger" x="82%" y="47%">
        {m.blocked({ metres: formatNumber(roadBlocked?.metres ?? 0, language) })}
      </text>
    </svg>
  )
}

/** Points an SVG's references at the hashed URL of the shapes. */
function withShapes(svg: string): string {
  return svg.replaceAll('/home-shapes.svg', homeShapes)
}
