import { type HeroCompartment, heroCompartments, widestLabel } from '../../../../content/hero-map.ts'
import { homeMessages } from '../../../../content/messages/home.ts'
import { Drawing, innerMarkup } from '../../../components/Drawing.tsx'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import drone from './drone.svg?raw'
import outlines from './outlines.svg?raw'

/** The compartment whose plate is open from the start. */
const FIRST_OPEN = 11

/** A plate scales about its middle on a phone, which shows no more of the drawing than around here. */
const PLATE = { height: 92, padding: 17, least: 1025, most: 1385 }

/** How many lanes the drone flies (flight.css). */
const LANES = 10

/**
 * The drawing over the picture, which shows what has been flown. While the drone flies, a veil in lanes lies over the
 * compartments, and each lane draws back as the drone passes: parts that only move, so that nothing is painted again.
 * Compartments answer to pointer and keys (src/client/hero-map.ts).
 */
export function HeroMap() {
  const m = useWords(homeMessages).hero
  return (
    <div className="hero__sheet">
      <div className="hero__veil fill" aria-hidden="true">
        <Lanes />
      </div>
      <div className="hero__line fill" aria-hidden="true">
        <Lanes withBends />
      </div>
      <svg className="fill" viewBox="0 0 1600 900" role="group" aria-label={m.map}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is a file of ours */}
        <defs dangerouslySetInnerHTML={{ __html: innerMarkup(outlines) }} />
        <use href="#all-compartments" className="m-outer" mask="url(#outside)" />
        {heroCompartments.map((compartment) => (
          <CompartmentShape key={compartment.number} compartment={compartment} />
        ))}
        <g className="plates" aria-hidden="true">
          {heroCompartments.map((compartment) => (
            <Plate key={compartment.number} compartment={compartment} />
          ))}
        </g>
      </svg>
      <Drawing className="drone" svg={drone} />
    </div>
  )
}

/** The flight in straight and round pieces, which the style sheet of the flight puts in their places. */
function Lanes({ withBends }: { withBends?: boolean }) {
  return (
    <div className="lanes fill">
      {Array.from({ length: LANES }, (_, lane) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lanes never change their order
        <span key={lane}>
          <i className="fill" />
          {withBends && lane < LANES - 1 && <b />}
        </span>
      ))}
    </div>
  )
}

function CompartmentShape({ compartment: { number, hectares, label, at } }: { compartment: HeroCompartment }) {
  const m = useWords(homeMessages).hero
  const language = useLanguage()
  const isOpen = number === FIRST_OPEN
  return (
    <g
      className={`compartment compartment--${number}`}
      tabIndex={isOpen ? 0 : -1}
      role="button"
      aria-pressed={isOpen}
      aria-label={m.compartment(number, label[language], formatNumber(hectares, language, 2))}
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
      transform={`translate(${middle - width / 2} ${at[1] + 16})`}
    >
      <g>
        <rect width={width} height={PLATE.height} rx="5" />
        <text x={PLATE.padding} y="36">
          <tspan className="t">{number}</tspan>
          <tspan dx="12">{m.hectares(formatNumber(hectares, language, 2))}</tspan>
        </text>
        <text x={PLATE.padding} y="70">
          {label[language]}
        </text>
      </g>
    </g>
  )
}
