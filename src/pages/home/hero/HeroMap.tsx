import { homeMessages } from '../../../../generated/messages/home.ts'
import { type HeroCompartment, heroCompartments, widestLabel } from '../../../../site/hero-map.ts'
import { innerMarkup } from '../../../components/Drawing.tsx'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import drone from './drone.svg?raw'
import outlines from './outlines.svg?raw'
import './hero-map.css'

/** The compartment whose plate is open from the start. */
const FIRST_OPEN = 11

/** A plate scales about its middle on a phone, which shows no more of the drawing than around here. */
const PLATE = { height: 92, padding: 17, least: 1025, most: 1385, lowest: 572 }

/** How the lanes of the flight lie. */
const LANES = 'rotate(-9.54)'

/**
 * The drawing over the picture, which shows what has been flown. A veil lies over both, and rises with the drone: parts
 * that only move, so that nothing is painted again. Compartments answer to pointer and keys (src/pages/home/hero/hero-map.ts).
 */
export function HeroMap() {
  const m = useWords(homeMessages).hero
  return (
    <div className="hero__sheet fill">
      <svg className="fill" viewBox="0 0 1600 900" preserveAspectRatio="xMaxYMid slice" role="group" aria-label={m.map}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is a file of ours */}
        <defs dangerouslySetInnerHTML={{ __html: innerMarkup(outlines) }} />
        <use href="#flight" className="hero__line" transform={LANES} />
        <use href="#all-compartments" className="hero__outside" mask="url(#outside)" />
        {heroCompartments.map((compartment) => (
          <CompartmentShape key={compartment.number} compartment={compartment} />
        ))}
        <g transform={LANES} aria-hidden="true">
          <g className="hero__flight">
            <rect className="hero__veil" y="-1030" width="2000" height="1300" />
            <g transform="translate(941 312)">
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is a file of ours */}
              <g className="drone" dangerouslySetInnerHTML={{ __html: innerMarkup(drone) }} />
            </g>
          </g>
        </g>
        <g className="plates" aria-hidden="true">
          {heroCompartments.map((compartment) => (
            <Plate key={compartment.number} compartment={compartment} />
          ))}
        </g>
      </svg>
    </div>
  )
}

function CompartmentShape({ compartment: { number, hectares, label, at } }: { compartment: HeroCompartment }) {
  const m = useWords(homeMessages).hero
  const language = useLanguage()
  const isOpen = number === FIRST_OPEN
  return (
    <g
      className="compartment"
      tabIndex={isOpen ? 0 : -1}
      role="button"
      aria-pressed={isOpen}
      aria-label={m.compartment({ number, stand: label[language], area: formatNumber(hectares, language, 2) })}
    >
      <use href={`#compartment-${number}`} />
      <text className="map-label" x={at[0]} y={at[1]}>
        {number}
      </text>
    </g>
  )
}

function Plate({ compartment: { number, label, hectares, at } }: { compartment: HeroCompartment }) {
  const m = useWords(homeMessages).hero
  const language = useLanguage()
  const middle = Math.min(PLATE.most, Math.max(PLATE.least, at[0]))
  const width = widestLabel[language] + 2 * PLATE.padding
  return (
    <g
      className={number === FIRST_OPEN ? 'plate is-on' : 'plate'}
      transform={`translate(${middle - width / 2} ${Math.min(PLATE.lowest, at[1] + 16)})`}
    >
      <g>
        <rect width={width} height={PLATE.height} rx="5" />
        <text x={PLATE.padding} y="36">
          <tspan className="plate__number">{number}</tspan>
          <tspan dx="12">{m.hectares({ area: formatNumber(hectares, language, 2) })}</tspan>
        </text>
        <text x={PLATE.padding} y="70">
          {label[language]}
        </text>
      </g>
    </g>
  )
}
