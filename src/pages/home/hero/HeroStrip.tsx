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

/** The initial position of the divider between photograph and map, in per cent of the width. */
const INITIAL_DIVIDER = 75

/** The divider's minimum position in per cent, which keeps it clear of the hero's text; duplicated in divider.css. */
const MIN_DIVIDER = 10

/** The lanes of the animated flight; each uncovers one band of the dark veil over the photograph. */
const LANES = [1, 2, 3, 4, 5]

/**
 * The positions of the labels that give the size of the two windthrown areas. The first is in the part of the map that
 * is visible at the initial position of the divider.
 */
const AREA_LABELS = [
  ['88%', '15%'],
  ['18.7%', '28.8%'],
] as const

/**
 * A picture of 200 m of forest, which from left to right is a photograph, a photograph with findings marked, and a map.
 * The drawings on it use the pixel coordinates of the master picture, of which the photograph is a crop. On a phone
 * everything is rotated by 90° to be vertical. The divider between photograph and map is a range input;
 * src/pages/use-case/findings/comparison.ts clips the map at its position.
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
        <Drawing className="strip__marks" svg={insertShapesAddress(marks)} />
        <div className="strip__shade fill" />
        <Drawing className="flight flight--passing fill" svg={flight} />
        <Drawing className="flight fill" svg={flight} />
        <div className="strip__map fill">
          <div className="contours contours--tall" />
          <Drawing className="fill" svg={insertShapesAddress(sheet)} />
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

/** The labels on the map. Their SVG has no viewBox, so that the font size does not scale with the picture. */
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

/** Replaces the address in an SVG's <use> elements with the hashed URL of the file with the shapes. */
function insertShapesAddress(svg: string): string {
  return svg.replaceAll('/home-shapes.svg', homeShapes)
}
