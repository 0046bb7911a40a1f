import { type HeroCompartment, heroCompartments, heroMap, widestLabel } from '../../../../content/hero-map.ts'
import { homeMessages } from '../../../../content/messages/home.ts'
import { Drawing } from '../../../components/Drawing.tsx'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import drone from './drone.svg?raw'

/** The compartment whose plate is open from the start. */
const FIRST_OPEN = 11

/** A plate scales about its middle on a phone, which shows no more of the drawing than around here. */
const PLATE = { height: 92, padding: 17, least: 1025, most: 1385 }

const LANES = heroMap.flight.split('L').length - 1

/**
 * The drawing over the picture, which shows what has been flown. While the drone flies, a veil in lanes lies over the
 * compartments, and each lane draws back as the drone passes: parts that only move, so that nothing is painted again.
 * Compartments answer to pointer and keys (src/client/hero-map.ts).
 */
export function HeroMap() {
  const m = useWords(homeMessages).hero
  return (
    <div className="hero__sheet">
      <div className="hero__veil" aria-hidden="true">
        <Lanes />
      </div>
      <div className="hero__line" aria-hidden="true">
        <Lanes withBends />
      </div>
      <svg viewBox={`0 0 ${heroMap.width} ${heroMap.height}`} role="group" aria-label={m.map}>
        <Outlines />
        <g className="m-outer" mask="url(#outside)">
          <Union />
        </g>
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
    <div className="lanes">
      {Array.from({ length: LANES }, (_, lane) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lanes never change their order
        <i key={lane} />
      ))}
      {withBends &&
        Array.from({ length: LANES - 1 }, (_, bend) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bends never change their order
          <b key={bend} />
        ))}
    </div>
  )
}

/** The compartments' outlines by name, the veil's cut, and what lies outside of them all. */
function Outlines() {
  const { width, height } = heroMap
  return (
    <defs>
      {heroCompartments.map(({ number, outline }) => (
        <path key={number} id={`compartment-${number}`} d={outline} />
      ))}
      <clipPath id="compartments" clipPathUnits="objectBoundingBox">
        <Union transform={`scale(${1 / width} ${1 / height})`} />
      </clipPath>
      <mask id="outside" maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
        <rect width={width} height={height} fill="#fff" />
        <Union />
      </mask>
    </defs>
  )
}

/** All compartments together; a clip path takes no group. */
function Union({ transform }: { transform?: string }) {
  return heroCompartments.map(({ number }) => (
    <use key={number} href={`#compartment-${number}`} transform={transform} />
  ))
}

function CompartmentShape({ compartment: { number, hectares, label, at } }: { compartment: HeroCompartment }) {
  const m = useWords(homeMessages).hero
  const language = useLanguage()
  const isOpen = number === FIRST_OPEN
  return (
    <g
      className={`comp comp--${number}`}
      tabIndex={isOpen ? 0 : -1}
      role="button"
      aria-pressed={isOpen}
      aria-label={m.compartment(number, label[language], formatNumber(hectares, language, 2))}
    >
      <use href={`#compartment-${number}`} />
      <text x={at[0]} y={at[1]}>
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
