import type { ReactNode } from 'react'
import { claims } from '../../../../content/claims.ts'
import { homeMessages } from '../../../../content/messages/home.ts'
import { useLanguage, useWords } from '../../../language/use-messages.ts'

/** The claims in figures, by language (specification §1), each with a small drawing of what it means. */
export function Figures() {
  const m = useWords(homeMessages).figures
  return (
    <section className="section claims" aria-label={m.title}>
      <div className="wrap claims__grid">
        <Figure claim="hectares" note={m.hectares} drawing={<SquareDrawing />} />
        <Figure claim="orthophotos" note={m.orthophotos} drawing={<SheetsDrawing />} />
        <Figure claim="captureSpeed" note={m.captureSpeed} drawing={<LanesDrawing />} />
        <Figure claim="finishTime" note={m.finishTime} drawing={<ClockDrawing />} />
      </div>
    </section>
  )
}

type FigureProps = {
  claim: 'hectares' | 'orthophotos' | 'captureSpeed' | 'finishTime'
  note: string
  drawing: ReactNode
}

function Figure({ claim, note, drawing }: FigureProps) {
  const { lead, figure, unit } = claims[claim].strip[useLanguage()]
  return (
    <div className="claim">
      {drawing}
      <p className="claim__figure">
        <small>{lead}</small> <b>{figure}</b> <span>{unit}</span>
      </p>
      <p className="claim__note">{note}</p>
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
