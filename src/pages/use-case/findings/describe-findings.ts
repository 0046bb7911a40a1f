import { type FindingsPicture, type Mark, type MarkName, marksOf } from '../../../../content/findings.ts'
import type { Language } from '../../../../content/languages.ts'
import type { Finding, FoundItem, Measured } from '../../../../content/measured.ts'
import type { FindingsMessages } from '../../../../content/messages/findings.en.ts'
import { formatNumber } from '../../../language/format-number.ts'

export type LegendEntry = { name: MarkName; look: Mark['look']; figure: string; text: string }
export type ListRow = { name: string; size: string }
export type PictureLabel = { key: string; text: string; note: string; at: readonly [number, number] }

type Subject = { picture: FindingsPicture; finding: Finding; m: FindingsMessages; language: Language }
type MeasuredMark = { name: MarkName; mark: Mark; measured: NonNullable<Finding['marks'][MarkName]> }

/** The measures of a row, in the order in which they are said. */
const MEASURES = ['trees', 'red', 'grey', 'stems', 'hectares', 'metres'] as const

/** A figure and its words for each mark, in the order of the legend. */
export function describeLegend(subject: Subject): LegendEntry[] {
  return measuredMarks(subject).map(({ name, mark, measured }) => {
    const [first, ...others] = mark.figures
    const [one, many] = mark.words[subject.language].legend
    const words = first === 'count' && measured.count === 1 ? one : many
    return {
      name,
      look: mark.look,
      figure: formatFigure(first, measured, subject),
      text: [words, ...others.map((key) => describeMeasure(key, measured, subject))].join(', '),
    }
  })
}

/** The same in rows, each listed feature by itself: what a visitor reads who cannot see the picture. */
export function describeList(subject: Subject): ListRow[] {
  const marks = measuredMarks(subject)
  if (subject.picture !== 'planning') return marks.flatMap((entry) => markRows(entry, subject))
  const roads = marks.filter(({ name }) => name === 'road')
  return [...compartmentRows(subject), ...roads.flatMap((entry) => markRows(entry, subject))]
}

/** The numbers that stand in the picture; under a compartment's, what grows there. */
export function describeLabels(subject: Subject): PictureLabel[] {
  return measuredMarks(subject).flatMap(({ name, mark, measured }) =>
    (measured.items ?? []).flatMap((item) => {
      if (item.number === undefined || !item.at) return []
      const stand = mark.words[subject.language].name
      const note = subject.picture === 'planning' ? [stand, ageOf(item, subject)].filter(Boolean).join(', ') : ''
      return [
        { key: `${name}${item.number}`, text: String(item.number), note, at: note ? insetFromEdge(item.at) : item.at },
      ]
    }),
  )
}

/** Words near the picture's edge move in from it. */
function insetFromEdge([x, y]: readonly [number, number]): readonly [number, number] {
  return [Math.min(920, Math.max(80, x)), Math.min(930, y)]
}

function measuredMarks({ picture, finding }: Subject): MeasuredMark[] {
  const entries = Object.entries(marksOf(picture)) as [MarkName, Mark][] // Object.entries forgets the type of the keys
  return entries.flatMap(([name, mark]) => {
    const measured = finding.marks[name]
    return measured ? [{ name, mark, measured }] : []
  })
}

function markRows({ mark, measured }: MeasuredMark, subject: Subject): ListRow[] {
  const words = mark.words[subject.language].name
  const { items } = measured
  if (!items) return [{ name: words, size: mark.figures.map((key) => formatFigure(key, measured, subject)).join(', ') }]
  return items.map((item, index) => ({
    name: items.length === 1 ? words : subject.m.numbered(words, item.number ?? index + 1),
    size: MEASURES.flatMap((key) => (item[key] === undefined ? [] : describeMeasure(key, item, subject))).join(', '),
  }))
}

function compartmentRows(subject: Subject): ListRow[] {
  const { m, finding, language } = subject
  const compartments = measuredMarks(subject).flatMap(({ mark, measured }) =>
    (measured.items ?? []).map((item) => ({ stand: mark.words[language].name, item })),
  )
  const inOrder = compartments.toSorted((a, b) => (a.item.number ?? 0) - (b.item.number ?? 0))
  return inOrder.map(({ stand, item }) => {
    const facts = [stand, ageOf(item, subject), describeMeasure('hectares', item, subject)].filter(Boolean).join(', ')
    const action = item.action === undefined ? undefined : finding.actions?.[item.action]?.[language]
    return { name: m.compartment(item.number ?? 0), size: action ? `${facts}. ${action}` : facts }
  })
}

function ageOf({ age }: FoundItem, { m, language }: Subject): string {
  return age === undefined ? '' : m.measures.age(formatNumber(age, language))
}

function formatFigure(key: Mark['figures'][number], measured: Measured, subject: Subject): string {
  if (key === 'count') return formatNumber(measured.count ?? 0, subject.language)
  return describeMeasure(key, measured, subject)
}

function describeMeasure(key: (typeof MEASURES)[number] | 'count', measured: Measured, subject: Subject): string {
  const decimals = key === 'hectares' ? 2 : 0
  return subject.m.measures[key](formatNumber(measured[key] ?? 0, subject.language, decimals))
}
