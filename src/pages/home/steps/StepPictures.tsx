import { findings } from '../../../../generated/findings.ts'
import { homeMessages } from '../../../../generated/messages/home.ts'
import { homeShapes } from '../../../../generated/shared-drawings.ts'
import { Drawing } from '../../../components/Drawing.tsx'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import { Picture } from '../../Picture.tsx'
import flight from './flight.svg?raw'
import marks from './marks.svg?raw'
import orthophoto from './orthophoto.svg?raw'
import sheet from './sheet.svg?raw'
import './strip.css?deferred'

/*
 * The strip of forest is drawn in units of six to the metre, so that a step is 300 wide. Shapes of the overlay are in
 * pixels of its picture, 2000 for 220 m.
 */

/** The strip's picture is 4.4 times as wide as a step, and a little softer than the screen could show. */
const SIZES = '(min-width: 1280px) 1200px, (min-width: 640px) 94vw, 400px'

/** The drone halfway: two lanes are flown, two are still to come. */
export function FlightPicture() {
  return (
    <>
      <Strip alt={useWords(homeMessages).how.fly.alt} />
      <Drawing className="fill" svg={flight} />
    </>
  )
}

/** What has become of it: the orthophoto, and a part of it nearer. */
export function OrthophotoPicture() {
  return (
    <>
      <Strip alt={useWords(homeMessages).how.picture.alt} />
      <div className="strip__lens">
        <Picture name="windthrow-above" alt="" sizes={SIZES} />
      </div>
      <Drawing className="fill" svg={orthophoto} />
    </>
  )
}

/** The same with the marks of the use case about windthrow. */
export function MarkedPicture() {
  const m = useWords(homeMessages).how.mark
  const language = useLanguage()
  const area = findings['windthrow-above'].marks.windthrow?.items?.[0]
  const found = m.found({
    area: formatNumber(area?.hectares ?? 0, language, 2),
    stems: formatNumber(area?.stems ?? 0, language),
  })
  return (
    <>
      <Strip alt={m.alt} />
      <Drawing className="fill" svg={withShapes(marks)} />
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
  const figure = (value = 0, decimals = 0) => formatNumber(value, language, decimals)
  const legend = [
    { className: 'strip__stems', d: 'M1 12 29 7', text: m.stems({ count: figure(fallenStem?.count) }) },
    {
      className: 'strip__area',
      d: 'M3 7 13 3l15 4 1 8-12 4-12-3z',
      text: m.windthrown({ area: figure(windthrow?.hectares, 2) }),
    },
    { className: 'strip__blocked', d: 'M1 10H29', text: m.blocked({ metres: figure(roadBlocked?.metres) }) },
    { className: 'strip__sides', d: 'M1 8H29M1 13H29', text: m.open({ metres: figure(roadOpen?.metres) }) },
  ]
  return (
    <>
      <Drawing className="fill" svg={withShapes(sheet)} label={m.alt} />
      <p className="strip__note">{m.blockedHere}</p>
      <ul className="strip__legend">
        {legend.map(({ className, d, text }) => (
          <li key={className}>
            <svg viewBox="0 0 30 20" aria-hidden="true">
              <path className={className} d={d} />
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A drawing whose shapes are where the build has put those of the overlay. */
function withShapes(svg: string): string {
  return svg.replaceAll('/home-shapes.svg', homeShapes)
}

/** The part of the picture that the step around it shows. */
function Strip({ alt }: { alt: string }) {
  return <Picture name="windthrow-above" alt={alt} sizes={SIZES} className="strip__photo" />
}
