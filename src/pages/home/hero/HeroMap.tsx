import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { homeMessages } from '../../../../content/messages/home.ts'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'
import { type HeroCompartment, heroCompartments, heroMap, widestLabel } from './map-drawing.ts'

/** The compartment whose plate is open from the start. */
const FIRST_OPEN = 11

const VIEW_BOX = `0 0 ${heroMap.width} ${heroMap.height}`
/** A plate scales about its middle on a phone, which shows no more of the drawing than around here. */
const PLATE = { height: 92, padding: 17, least: 1025, most: 1385 }

const LANES = heroMap.flight.split('L').length - 1

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * The drawing over the picture, which shows what has been flown. While the drone flies, a veil in lanes lies over the
 * compartments, and each lane draws back as the drone passes: parts that only move, so that nothing is painted again.
 * Compartments answer to pointer and keys.
 */
export function HeroMap() {
  const m = useWords(homeMessages).hero
  const [open, setOpen] = useState(FIRST_OPEN)
  const group = useRef<SVGGElement>(null)
  const place = heroCompartments.findIndex(({ number }) => number === open)
  const shown = heroCompartments[place]
  // Pointer or focus may have come to a compartment before React.
  useEffect(() => {
    const shapes = [...(group.current?.querySelectorAll('.comp') ?? [])]
    const chosen = heroCompartments[shapes.findIndex((shape) => shape.matches(':focus, :hover'))]
    if (chosen) setOpen(chosen.number)
  }, [])
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const count = heroCompartments.length
    const next = (place + step + count) % count
    setOpen(heroCompartments[next]?.number ?? FIRST_OPEN)
    group.current?.querySelectorAll<SVGGElement>('.comp')[next]?.focus()
  }
  return (
    <div className="hero__sheet">
      <div className="hero__veil" aria-hidden="true">
        <Lanes />
      </div>
      <div className="hero__line" aria-hidden="true">
        <Lanes withBends />
      </div>
      <svg viewBox={VIEW_BOX} role="group" aria-label={m.map}>
        <Outlines />
        <g className="m-outer" mask="url(#outside)">
          <Union />
        </g>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come up from the compartments */}
        <g ref={group} onKeyDown={move}>
          {heroCompartments.map((compartment) => (
            <CompartmentShape
              key={compartment.number}
              compartment={compartment}
              isOpen={compartment.number === open}
              onOpen={() => setOpen(compartment.number)}
            />
          ))}
        </g>
        <g className="plates" aria-hidden="true">
          {shown && <Plate compartment={shown} />}
        </g>
      </svg>
      <svg className="drone" viewBox="-17 -17 34 34" aria-hidden="true">
        <circle r="17" />
        <path d="M-7-7 7 7M7-7-7 7" />
        <circle cx="-8" cy="-8" r="3.6" />
        <circle cx="8" cy="-8" r="3.6" />
        <circle cx="-8" cy="8" r="3.6" />
        <circle cx="8" cy="8" r="3.6" />
      </svg>
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
  return (
    <defs>
      {heroCompartments.map(({ number, outline }) => (
        <path key={number} id={`compartment-${number}`} d={outline} />
      ))}
      <clipPath id="compartments" clipPathUnits="objectBoundingBox">
        {heroCompartments.map(({ number }) => (
          <use
            key={number}
            href={`#compartment-${number}`}
            transform={`scale(${1 / heroMap.width} ${1 / heroMap.height})`}
          />
        ))}
      </clipPath>
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
      onClick={onOpen}
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
  const width = widestLabel[language] + 2 * PLATE.padding
  return (
    <g className="plate" transform={`translate(${middle - width / 2} ${at[1] + 16})`}>
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
