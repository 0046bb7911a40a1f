import { type KeyboardEvent, useRef, useState } from 'react'
import { homeMessages } from '../../../../content/messages/home.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import { heroMap } from './map-drawing.ts'

type Compartment = (typeof heroMap.compartments)[number]

/** The compartment whose plate is open from the start. */
const FIRST_OPEN = 1

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * The drawing over the picture. Two veils make it dull, one takes the colour and one the light; the flight path is cut
 * out of both where it has passed inside the boundary. CSS draws it once; compartments answer to pointer and keys.
 */
export function HeroMap() {
  const m = useWords(homeMessages).hero
  const [open, setOpen] = useState(FIRST_OPEN)
  const group = useRef<SVGGElement>(null)
  const shown = heroMap.compartments[open]
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const count = heroMap.compartments.length
    const next = (open + step + count) % count
    setOpen(next)
    group.current?.querySelectorAll<SVGGElement>('.comp')[next]?.focus()
  }
  return (
    <>
      <svg
        className="hero__veil hero__veil--grey"
        viewBox={heroMap.viewBox}
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        <Flown />
        <rect width="1600" height="900" mask="url(#not-flown)" />
      </svg>
      <svg
        className="hero__veil hero__veil--dark"
        viewBox={heroMap.viewBox}
        preserveAspectRatio="xMaxYMid slice"
        aria-hidden="true"
      >
        <rect width="1600" height="900" mask="url(#not-flown)" />
      </svg>
      <div className="hero__scrim" />
      <svg viewBox={heroMap.viewBox} preserveAspectRatio="xMaxYMid slice" role="group" aria-label={m.map}>
        <path className="m-outer" d={heroMap.boundary} />
        <path className="flightline" pathLength="1" d={heroMap.flight} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come up from the compartments */}
        <g ref={group} onKeyDown={move}>
          {heroMap.compartments.map((compartment, index) => (
            <CompartmentShape
              key={compartment.number}
              compartment={compartment}
              isOpen={index === open}
              onOpen={() => setOpen(index)}
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

/** What has not been flown: everything but the lanes inside the boundary. */
function Flown() {
  return (
    <defs>
      <clipPath id="boundary">
        <path d={heroMap.boundary} />
      </clipPath>
      <mask id="not-flown" maskUnits="userSpaceOnUse" x="0" y="0" width="1600" height="900">
        <rect width="1600" height="900" fill="#fff" />
        <g clipPath="url(#boundary)">
          <path className="m-reveal" pathLength="1" strokeWidth="70" d={heroMap.flight} />
        </g>
      </mask>
    </defs>
  )
}

type ShapeProps = { compartment: Compartment; isOpen: boolean; onOpen: () => void }

function CompartmentShape({ compartment, isOpen, onOpen }: ShapeProps) {
  const m = useWords(homeMessages).hero
  const language = useLanguage()
  const { number, age, hectares, outline, label } = compartment
  const area = hectares.toLocaleString(language)
  return (
    <g
      className={`comp comp--${number}${isOpen ? ' is-on' : ''}`}
      tabIndex={isOpen ? 0 : -1}
      role="button"
      aria-pressed={isOpen}
      aria-label={m.compartment(number, m.stands[number], age === null ? '' : m.years(age), area)}
      onPointerEnter={onOpen}
      onFocus={onOpen}
    >
      <path d={outline} />
      {!isOpen && (
        <text x={label[0]} y={label[1]}>
          {number}
        </text>
      )}
    </g>
  )
}

function Plate({ compartment }: { compartment: Compartment }) {
  const m = useWords(homeMessages).hero
  const language = useLanguage()
  const { number, age, hectares, plate } = compartment
  const facts = [m.hectares(hectares.toLocaleString(language)), age === null ? '' : m.years(age)]
    .filter(Boolean)
    .join(', ')
  return (
    <g className="plate" transform={`translate(${plate[0]} ${plate[1]})`}>
      <g>
        <rect width="262" height="92" rx="5" />
        <text x="17" y="36">
          <tspan className="t">{number}</tspan>
          <tspan dx="12">{facts}</tspan>
        </text>
        <text x="17" y="70">
          {m.stands[number]}
        </text>
      </g>
    </g>
  )
}
