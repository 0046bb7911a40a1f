import { homeMessages } from '../../../../content/messages/home.ts'
import { findings } from '../../../../generated/findings.ts'
import { homeShapes } from '../../../../generated/shared-drawings.ts'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import { SitePicture } from '../SitePicture.tsx'
import { FROM_PIXELS, viewBoxOf } from './strip.ts'

/** The strip's picture is 4.4 times as wide as a step, and a little softer than the screen could show. */
const SIZES = '(min-width: 1280px) 1200px, (min-width: 640px) 94vw, 400px'

/** The boundary of what is flown, and where the grid of the sheet crosses. */
const BOUNDARY = 'M900 20 15 34l5 452 880 6'
const SHEET_EDGE = 'M900 20 1186 15l4 479-290-2'
const CROSSES = [450, 600, 750].flatMap((x) => [110, 260, 410].map((y) => cross(x, y))).join('')
const SHEET_CROSSES = [110, 260].map((y) => cross(1050, y)).join('')
/** All but where the drone has been. */
const NOT_FLOWN = 'M0 0H300V504H0zM15 34H147V262H213V486H15z'

/** The drone halfway: two lanes are flown, two are still to come. */
export function FlightPicture() {
  const { alt } = useWords(homeMessages).how.fly
  return (
    <>
      <Strip step={1} alt={alt} />
      <svg viewBox={viewBoxOf(1)} aria-hidden="true">
        <path className="strip__dull" d={NOT_FLOWN} />
        <rect className="strip__shot" x="108" y="218" width="144" height="104" />
        <rect className="strip__shot" x="108" y="268" width="144" height="104" opacity=".55" />
        <path className="strip__lane strip__lane--planned" d="M180 262V50a33 33 0 0 1 66 0V470a33 33 0 0 0 33 33" />
        <path className="strip__lane" d="M48 470V50a33 33 0 0 1 66 0V470a33 33 0 0 0 66 0V262" />
        <path className="strip__edge" d={BOUNDARY} />
        <g className="strip__drone" transform="translate(180 262)">
          <circle r="13" />
          <path d="M-5.5-5.5 5.5 5.5M5.5-5.5-5.5 5.5" />
          <circle cx="-6" cy="-6" r="2.8" />
          <circle cx="6" cy="-6" r="2.8" />
          <circle cx="-6" cy="6" r="2.8" />
          <circle cx="6" cy="6" r="2.8" />
        </g>
      </svg>
    </>
  )
}

/** What has become of it: the orthophoto, and a part of it nearer. */
export function OrthophotoPicture() {
  const { alt } = useWords(homeMessages).how.picture
  return (
    <>
      <Strip step={2} alt={alt} />
      <div className="strip__lens">
        <SitePicture name="windthrow-above" alt="" sizes={SIZES} />
      </div>
      <svg viewBox={viewBoxOf(2)} aria-hidden="true">
        <path className="strip__cross" d={CROSSES} />
        <path className="strip__edge" d={BOUNDARY} />
        <circle className="strip__edge" cx="505" cy="112" r="74" />
        <circle className="strip__sight" cx="440" cy="352" r="35" />
        <path className="strip__sight" d="M431.4 104.1 405.2 348.3M572.5 142.3 471.9 366.3" />
      </svg>
    </>
  )
}

/** The same with the marks of the use case about windthrow. */
export function MarkedPicture() {
  const m = useWords(homeMessages).how.mark
  const language = useLanguage()
  const area = findings['windthrow-above'].marks.windthrow?.items?.[0]
  const found = m.found(formatNumber(area?.hectares ?? 0, language, 2), formatNumber(area?.stems ?? 0, language))
  return (
    <>
      <Strip step={3} alt={m.alt} />
      <svg viewBox={viewBoxOf(3)} aria-hidden="true">
        <path className="strip__cross" d={CROSSES} />
        <g transform={FROM_PIXELS}>
          <use className="strip__area" href={`${homeShapes}#windthrown`} />
          <use className="strip__stems" href={`${homeShapes}#stems`} />
          <use className="strip__blocked" href={`${homeShapes}#road-blocked`} />
        </g>
        <path className="strip__edge" d={BOUNDARY} />
      </svg>
      <p className="strip__plate">
        <b>{m.area}</b>
        {found}
      </p>
    </>
  )
}

/** The marks alone, as a map with its legend. */
export function SheetPicture() {
  const m = useWords(homeMessages).how.handOver
  const language = useLanguage()
  const { fallenStem, windthrow, roadBlocked, roadOpen } = findings['windthrow-above'].marks
  const metres = (value = 0) => formatNumber(value, language)
  return (
    <>
      <svg className="strip__sheet" viewBox={viewBoxOf(4)} role="img" aria-label={m.alt}>
        <path className="strip__cross" d={SHEET_CROSSES} />
        <g transform={FROM_PIXELS}>
          <use className="strip__road" href={`${homeShapes}#road-open`} />
          <use className="strip__road strip__road--inside" href={`${homeShapes}#road-open`} />
          <use className="strip__area" href={`${homeShapes}#windthrown`} />
          <use className="strip__stems" href={`${homeShapes}#stems`} />
          <use className="strip__blocked" href={`${homeShapes}#road-blocked`} />
        </g>
        <path className="strip__edge" d={SHEET_EDGE} />
      </svg>
      <p className="strip__note">{m.blockedHere}</p>
      <ul className="strip__legend">
        <li>
          <LegendSign className="strip__stems" d="M1 12 29 7" />
          {m.stems(metres(fallenStem?.count))}
        </li>
        <li>
          <LegendSign className="strip__area" d="M3 7 13 3l15 4 1 8-12 4-12-3z" />
          {m.windthrown(formatNumber(windthrow?.hectares ?? 0, language, 2))}
        </li>
        <li>
          <LegendSign className="strip__blocked" d="M1 10H29" />
          {m.blocked(metres(roadBlocked?.metres))}
        </li>
        <li>
          <LegendSign className="strip__sides" d="M1 8H29M1 13H29" />
          {m.open(metres(roadOpen?.metres))}
        </li>
      </ul>
    </>
  )
}

function LegendSign({ className, d }: { className: string; d: string }) {
  return (
    <svg viewBox="0 0 30 20" aria-hidden="true">
      <path className={className} d={d} />
    </svg>
  )
}

/** The part of the picture that a step shows. */
function Strip({ step, alt }: { step: 1 | 2 | 3; alt: string }) {
  return <SitePicture name="windthrow-above" alt={alt} sizes={SIZES} className={`strip__photo strip__photo--${step}`} />
}

function cross(x: number, y: number): string {
  return `M${x - 6} ${y}h12M${x} ${y - 6}v12`
}
