import { type KeyboardEvent, useRef, useState } from 'react'
import { homeMessages } from '../../../../content/messages/home.ts'
import { heroCompartments } from '../../../../generated/hero-map.ts'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import { type HeroCompartment, heroMap } from './map-drawing.ts'

/** The compartment whose plate is open from the start. */
const FIRST_OPEN = 11

const VIEW_BOX = `0 0 ${heroMap.width} ${heroMap.height}`
/** A plate scales about its middle on a phone, which shows no more of the drawing than around here. */
const PLATE = { width: 290, height: 92, least: 1025, most: 1385 }

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * The drawing over the picture. Two veils make it dull, one takes the colour and one the light; the flight path is cut
 * out of both where it has passed inside the boundary. CSS draws it once; compartments answer to pointer and keys.
 */
export function HeroMap() {
  const m = useWords(homeMessages).hero
  const [open, setOpen] = useState(FIRST_OPEN)
  const group = useRef<SVGGElement>(null)
  const place = heroCompartments.findIndex(({ number }) => number === open)
  const shown = heroCompartments[place]
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const count = heroCompartments.length
    const next = (place + step + count) % count
    setOpen(heroCompartments[next]?.number ?? FIRST_OPEN)
    group.current?.querySelectorAll<SVGGElement>('.comp')[next]?.focus()
  }
  return (
    <>
      <svg
        className="hero__veil hero__veil--grey"
        viewBox={VIEW_BOX}
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        <Flown />
        <rect width="1600" height="900" mask="url(#not-flown)" />
      </svg>
      <svg
        className="hero__veil hero__veil--dark"
        viewBox={VIEW_BOX}
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        <rect width="1600" height="900" mask="url(#not-flown)" />
      </svg>
      <div className="hero__scrim" />
      <svg viewBox={VIEW_BOX} preserveAspectRatio="xMaxYMid slice" role="group" aria-label={m.map}>
        <g className="m-outer" mask="url(#outside)">
          <Union />
        </g>
        <path className="flightline" pathLength="1" d={heroMap.flight} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come up from the compartments */}
        <g ref={group} data-intent="" onKeyDown={move}>
          {heroCompartments.map((compartment) => (
            <CompartmentShape
              key={compartment.number}
              compartment={compartment}
              isOpen={compartment.number === open}
              onOpen={() => setOpen(compartment.number)}
            />
          ))}
        </g>
        <g className="drone" aria-hidden="true">
          <circle r="17" />
          <path d="M-7-7 7 7M7-7-7 7" />
          <circle cx="-8" cy="-8" r="3.6" />
          <circle cx="8" cy="-8" r="3.6" />
          <circle cx="-8" cy="8" r="3.6" />
          <circle cx="8" cy="8" r="3.6" />
        </g>
        <g className="plates" aria-hidden="true">
          {shown && <Plate compartment={shown} />}
        </g>
      </svg>
    </>
  )
}

/** What has not been flown: everything but the lanes over the compartments; and what lies outside these. */
function Flown() {
  return (
    <defs>
      {heroCompartments.map(({ number, outline }) => (
        <path key={number} id={`compartment-${number}`} d={outline} />
      ))}
      <clipPath id="compartments">
        <Union />
      </clipPath>
      <mask id="not-flown" maskUnits="userSpaceOnUse" x="0" y="0" width="1600" height="900">
        <rect width="1600" height="900" fill="#fff" />
        <g clipPath="url(#compartments)">
          <path className="m-reveal" pathLength="1" strokeWidth={heroMap.lane} d={heroMap.flight} />
        </g>
      </mask>
      <mask id="outside" maskUnits="userSpaceOnUse" x="0" y="0" width="1600" height="900">
        <rect width="1600" height="900" fill="#fff" />
        <Union />
      </mask>
    </defs>
  )
}

/** All compartments together. */
function Union() {
  return heroCompartments.map(({ number }) => <use key={number} href={`#compartment-${number}`} />)
}

type ShapeProps = { compartment: HeroCompartment; isOpen: boolean; onOpen: () => void }

function CompartmentShape({ compartment, isOpen, onOpen }: ShapeProps) {
  const m = useWords(homeMessages).hero
  const language = useLanguage()
  const { number, hectares, label, at } = compartment
  return (
    <g
      className={`comp comp--${number}${isOpen ? ' is-on' : ''}`}
      tabIndex={isOpen ? 0 : -1}
      role="button"
      aria-pressed={isOpen}
      aria-label={m.compartment(number, label[language], formatNumber(hectares, language, 2))}
      onPointerEnter={onOpen}
      onFocus={onOpen}
    >
      <use href={`#compartment-${number}`} />
      {!isOpen && (
        <text x={at[0]} y={at[1]}>
          {number}
        </text>
      )}
    </g>
  )
}

function Plate({ compartment }: { compartment: HeroCompartment }) {
  const m = useWords(homeMessages).hero
  const language = useLanguage()
  const { number, label, hectares, at } = compartment
  const middle = Math.min(PLATE.most, Math.max(PLATE.least, at[0]))
  return (
    <g className="plate" transform={`translate(${middle - PLATE.width / 2} ${at[1] + 16})`}>
      <g>
        <rect width={PLATE.width} height={PLATE.height} rx="5" />
        <text x="17" y="36">
          <tspan className="t">{number}</tspan>
          <tspan dx="12">{m.hectares(formatNumber(hectares, language, 2))}</tspan>
        </text>
        <text x="17" y="70">
          {label[language]}
        </text>
      </g>
    </g>
  )
}
