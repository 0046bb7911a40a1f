import type { ReactNode } from 'react'
import { claimFigures, claims, comparisons } from '../../../../content/claims.ts'
import { homeMessages } from '../../../../content/messages/home.ts'
import { localPath, paths } from '../../../../content/paths.ts'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'

/** The claims in figures, by language (specification §1), each once, with a small drawing of what it means. */
export function Figures() {
  const m = useWords(homeMessages).figures
  const language = useLanguage()
  return (
    <section className="section claims" id="flight-time" aria-labelledby="claims-title">
      <div className="wrap">
        <h2 id="claims-title" className="sr">
          {m.title}
        </h2>
        <div className="claims__grid">
          <Figure claim="hectares" drawing={<SquareDrawing />}>
            {m.hectares}
          </Figure>
          <Figure claim="orthophotos" drawing={<SheetsDrawing />}>
            {m.orthophotos}
          </Figure>
          <Figure claim="captureSpeed" drawing={<LanesDrawing />}>
            <a href={localPath(`${paths.planning}#flight-time`, language)}>{m.captureSpeed}</a>
          </Figure>
          <Figure claim="finishTime" drawing={<ClockDrawing />}>
            <a href={localPath(`${paths.faq}#faq-finish-time`, language)}>{m.finishTime}</a>
          </Figure>
          {comparisons[language].shows === 'areas' ? <SquaresToScale /> : <TimesFaster />}
        </div>
      </div>
    </section>
  )
}

type FigureProps = {
  claim: 'hectares' | 'orthophotos' | 'captureSpeed' | 'finishTime'
  drawing: ReactNode
  children: ReactNode
}

function Figure({ claim, drawing, children }: FigureProps) {
  const { lead, figure, unit } = claims[claim].strip[useLanguage()]
  return (
    <div className="claim">
      {drawing}
      <p className="claim__figure">
        <small>{lead}</small> <b>{figure}</b> <span>{unit}</span>
      </p>
      <p className="claim__note">{children}</p>
    </div>
  )
}

/** The comparison as two squares to scale: 1,500 and 100 hectares in the same time. */
function SquaresToScale() {
  const m = useWords(homeMessages).squares
  const language = useLanguage()
  const { onFootHectares, byDroneHectares } = claimFigures.sameTime
  const side = 168
  const small = side * Math.sqrt(onFootHectares / byDroneHectares)
  return (
    <figure className="claim claim--comparison">
      <svg viewBox="0 0 316 172" role="img" aria-label={m.alt}>
        <pattern id="lanes" width="316" height="9" patternUnits="userSpaceOnUse">
          <path d="M0 4.5h316" className="stroke-accent" strokeWidth="1.6" />
        </pattern>
        <rect x="2" y="2" width={side} height={side} fill="url(#lanes)" stroke="currentColor" strokeWidth="2" />
        <rect x="2" y={2 + side - small} width={small} height={small} className="claim__small" />
        <path d="M50 148h134" className="claim__pointer" />
        <text x="190" y="24" className="claim__size">
          {formatNumber(byDroneHectares, language)} ha
        </text>
        <text x="190" y="46">
          {m.byDrone}
        </text>
        <text x="190" y="148" className="claim__size">
          {onFootHectares} ha
        </text>
        <text x="190" y="169">
          {m.onFoot}
        </text>
      </svg>
      <figcaption className="claim__note">{comparisons[language].text}.</figcaption>
    </figure>
  )
}

/** The comparison in words, in the same place: how far the drone has come when who walks has come to the first mark. */
function TimesFaster() {
  const { text } = comparisons[useLanguage()]
  const times = Number(/\d+/.exec(text)?.[0] ?? 1)
  const part = 314 / times
  const ticks = Array.from({ length: times + 1 }, (_, tick) => `M${(1 + tick * part).toFixed(1)} 2v20`).join('')
  return (
    <div className="claim claim--comparison">
      <svg viewBox="0 0 316 60" fill="none" aria-hidden="true">
        <path d="M1 12h314" className="stroke-accent" strokeWidth="6" />
        <path d={ticks} stroke="currentColor" strokeWidth="1.5" />
        <path d={`M1 48h${part.toFixed(1)}`} className="stroke-ink" strokeWidth="6" />
        <path d="M1 38v20" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <p className="claim__times">{text.charAt(0).toUpperCase() + text.slice(1)}</p>
    </div>
  )
}

const LINES = [0.5, 16.5, 32.5, 48.5, 64.5, 80.5, 96.5, 112.5]

function SquareDrawing() {
  return (
    <svg viewBox="0 0 116 116" fill="none" aria-hidden="true">
      <path d={LINES.map((at) => `M${at} .5V112.5M.5 ${at}H112.5`).join('')} stroke="currentColor" opacity=".5" />
      <path d="M.5.5h112v112H.5z" stroke="currentColor" strokeWidth="2" />
      <rect x="48.5" y="48.5" width="16" height="16" className="fill-accent" />
    </svg>
  )
}

function SheetsDrawing() {
  return (
    <svg viewBox="0 0 118 116" fill="none" aria-hidden="true" strokeLinejoin="round">
      {[51, 34, 17, 0].map((y) => (
        <path
          key={y}
          transform={`translate(1 ${y})`}
          d="M0 32 58 2l58 30-58 30z"
          className="fill-ground"
          stroke="currentColor"
          strokeWidth="1.6"
        />
      ))}
      <g transform="translate(1 0)">
        <path d="m36 26 22-13 26 11 4 13-25 10-20-6z" fill="currentColor" opacity=".22" />
        <path
          d="m36 26 22-13 26 11 4 13-25 10-20-6zM58 13l3 15 27 9M61 28 43 41"
          stroke="currentColor"
          strokeWidth="1.5"
        />
        <path d="m43 41 18-13 27 9-25 10z" className="fill-accent" />
      </g>
    </svg>
  )
}

function LanesDrawing() {
  return (
    <svg viewBox="0 0 116 116" fill="none" aria-hidden="true">
      <path d="M1 1h112v112H1z" stroke="currentColor" strokeWidth="2" />
      <path
        d="M-8 15H91a11.5 11.5 0 0 1 0 23H23a11.5 11.5 0 0 0 0 23h68a11.5 11.5 0 0 1 0 23H23"
        className="stroke-accent"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M23 84a11.5 11.5 0 0 0 0 15h92" stroke="currentColor" strokeWidth="1.5" strokeDasharray="3 5" />
      <circle cx="23" cy="84" r="6" className="fill-accent" />
    </svg>
  )
}

const HOURS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]

function ClockDrawing() {
  return (
    <svg viewBox="0 0 116 116" fill="none" aria-hidden="true">
      <circle cx="57" cy="57" r="55" stroke="currentColor" strokeWidth="2" />
      <path d="M57 57V2a55 55 0 0 1 55 55z" className="fill-accent" />
      <path d="M57 57V2M57 57h55" className="stroke-ink" strokeWidth="2" />
      {HOURS.map((angle) => (
        <path key={angle} d="M57 6v7" transform={`rotate(${angle} 57 57)`} stroke="currentColor" strokeWidth="1.5" />
      ))}
    </svg>
  )
}
