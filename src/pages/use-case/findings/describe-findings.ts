import type { FindingsMessages } from '../../../../generated/messages/findings.ts'
import { type FindingsPicture, type NamedMark, namedMarksOf } from '../../../../site/findings.ts'
import type { Language } from '../../../../site/languages.ts'
import type { MeasuredFeature, PictureFindings } from '../../../../site/measurements.ts'
import { formatNumber } from '../../../language/format-number.ts'

type ListRow = { name: string; size: string }

type Subject = {
  picture: FindingsPicture
  hasCompartments?: true | undefined
  finding: PictureFindings
  m: FindingsMessages
  language: Language
}
type MeasuredMark = { mark: NamedMark; measured: NonNullable<PictureFindings['marks'][NamedMark['name']]> }

/** The measurements in the order in which a row lists them. */
const MEASURES = ['age', 'trees', 'red', 'grey', 'stems', 'hectares', 'metres'] as const

/** Describes each mark for the legend: a figure, and the text below it. */
export function describeLegend(subject: Subject) {
  return listMeasuredMarks(subject).map(({ mark, measured }) => {
    const [first, ...others] = mark.figures
    const { one, many = one } = mark.words[subject.language]
    const words = first === 'count' && measured.count === 1 ? one : many
    return {
      name: mark.name,
      look: mark.look,
      figure: formatFigure(first, measured, subject),
      text: [words, ...others.map((key) => describeMeasure(key, measured, subject))].join(', '),
    }
  })
}

/**
 * Describes the findings as rows of a list, which is the text alternative to the picture; features that are listed
 * individually have a row each. Compartments are sorted by number, with which their names end.
 */
export function describeRows(subject: Subject): ListRow[] {
  const rows = listMeasuredMarks(subject).flatMap((entry) => describeMark(entry, subject))
  const { compare } = new Intl.Collator(subject.language, { numeric: true })
  return subject.hasCompartments ? rows.toSorted((one, other) => compare(one.name, other.name)) : rows
}

/** Positions the number labels in the picture; a compartment also has a note with its kind of forest and age. */
export function placeNumberLabels(subject: Subject) {
  return listMeasuredMarks(subject).flatMap(({ mark, measured }) =>
    (measured.items ?? []).flatMap((item) => {
      if (item.number === undefined || !item.at) return []
      const age = item.age === undefined ? [] : describeMeasure('age', item, subject)
      const note = subject.hasCompartments ? [mark.words[subject.language].name].concat(age).join(', ') : ''
      const [x, y] = note ? insetFromEdge(item.at) : item.at
      return { key: `${mark.name}${item.number}`, text: String(item.number), note, x: `${x / 10}%`, y: `${y / 10}%` }
    }),
  )
}

/** Moves a label with a note away from the edge of the picture, so that its text is not clipped; in per mille. */
function insetFromEdge([x, y]: readonly [number, number]): readonly [number, number] {
  return [Math.min(920, Math.max(80, x)), Math.min(930, y)]
}

function listMeasuredMarks({ picture, finding }: Subject): MeasuredMark[] {
  return namedMarksOf(picture).flatMap((mark) => {
    const measured = finding.marks[mark.name]
    return measured ? [{ mark, measured }] : []
  })
}

function describeMark({ mark, measured }: MeasuredMark, subject: Subject): ListRow[] {
  const { m, language } = subject
  const words = mark.words[language].name
  const { items } = measured
  if (!items) return [{ name: words, size: mark.figures.map((key) => formatFigure(key, measured, subject)).join(', ') }]
  return items.map((item, index) => {
    const number = item.number ?? index + 1
    const measures = MEASURES.flatMap((key) => (item[key] === undefined ? [] : describeMeasure(key, item, subject)))
    if (!subject.hasCompartments)
      return { name: items.length === 1 ? words : m.numbered({ name: words, number }), size: measures.join(', ') }
    const action = item.action && m.actions[item.action]
    const facts = [words, ...measures].join(', ')
    return { name: m.compartment({ number }), size: action ? `${facts}. ${action}` : facts }
  })
}

function formatFigure(key: NamedMark['figures'][number], measured: MeasuredFeature, subject: Subject): string {
  if (key === 'count') return formatNumber(measured.count ?? 0, subject.language)
  return describeMeasure(key, measured, subject)
}

function describeMeasure(
  key: (typeof MEASURES)[number] | 'count',
  measured: MeasuredFeature,
  subject: Subject,
): string {
  const decimals = key === 'hectares' ? 2 : 0
  const figure = formatNumber(measured[key] ?? 0, subject.language, decimals)
  return subject.m.measures[key]({ figure }).replaceAll(' ', '\u00a0') // no-break spaces keep the label on one line
}
