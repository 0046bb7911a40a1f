import { findings } from '../../../../generated/findings.ts'
import { homeMessages } from '../../../../generated/messages/home.ts'
import { homeShapes } from '../../../../generated/shared-drawings.ts'
import { localPath, paths } from '../../../../site/paths.ts'
import { mediaQueries } from '../../../components/picture-files.ts'
import { formatNumber } from '../../../language/format-number.ts'
import { useLanguage, useMessageGroup } from '../../../language/use-messages.ts'
import { Picture } from '../../Picture.tsx'

/** The compartments (forest stands) with an action on the map, its state, and the class of its style. */
const ACTIONS = [
  { compartment: 3, state: 'proposed', look: 'map__proposed' },
  { compartment: 9, state: 'completed', look: 'map__completed' },
  { compartment: 13, state: 'decided', look: 'map__decided' },
] as const

/** The compartments that are labelled with their number; the others are covered by a label or cut off by the edge. */
const NUMBERED_COMPARTMENTS: readonly number[] = [1, 2, 7, 8, 12, 14]

/** The path of the legend symbol: a small irregular area. */
const SYMBOL_PATH = 'm3 8 14-5 14 3 10-2-2 13-15 6-12-3-9 3z'

/**
 * A map with the three states of an action (its shapes are in content/overlays/planning.json), each linked to the
 * manual.
 */
export function ActionMap() {
  const m = useMessageGroup(homeMessages).management
  const language = useLanguage()
  const items = Object.values(findings.planning.marks).flatMap((mark) => mark?.items ?? [])
  const numbered = items.filter(({ number = 0 }) => NUMBERED_COMPARTMENTS.includes(number))
  const areaOf = (compartment: number) =>
    formatNumber(items.find(({ number }) => number === compartment)?.hectares ?? 0, language, 2)
  return (
    <figure className="map sheet bleed">
      <Picture name="planning" alt={m.map} sizes={`${mediaQueries.wide} 1030px, ${mediaQueries.desktop} 84vw, 100vw`} />
      <svg className="fill" viewBox="0 0 1510 1125" preserveAspectRatio="xMinYMin slice" aria-hidden="true">
        <pattern id="completed" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v22" className="map__hatch" />
        </pattern>
        <use className="map__lines" href={`${homeShapes}#compartments`} />
        {ACTIONS.map(({ compartment, state, look }) => (
          <use key={state} className={look} href={`${homeShapes}#compartment-${compartment}`} />
        ))}
        {numbered.map(({ number, at: [x, y] = [0, 0] }) => (
          <text key={number} className="map-label" x={x * 2} y={y * 1.125 + 10}>
            {number}
          </text>
        ))}
      </svg>
      <figcaption>
        {ACTIONS.map(({ compartment, state, look }) => (
          <a
            key={state}
            className={`map__plate map__plate--${state}`}
            href={localPath(`${paths.actionPlanning}#${state}`, language)}
          >
            <svg viewBox="0 0 44 26" aria-hidden="true">
              <path className={look} d={SYMBOL_PATH} />
            </svg>
            <span>
              <b>{m.states[state].title}</b>
              {m.states[state].text({ area: areaOf(compartment) })}
            </span>
          </a>
        ))}
      </figcaption>
    </figure>
  )
}
