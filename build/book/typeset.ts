import type { Compiler } from '../delivery/typesetter.ts'

/** How the tables and the last pages of a volume must break, so that nothing stands alone. */
type Fit = {
  /** Tables by their ids: the last two rows together on the next page; all on one page; as it comes. */
  ways: Record<string, 'tied' | 'whole' | 'free'>
  /** By how many lines the pages of a chapter are longer. */
  long: Record<string, number>
  /** Drawings that stand at the top of the next page, while the text goes on. */
  floats: string[]
}

type Row = { table: string; row: number; page: number }
type FigureMark = { picture: string; chapter: number; isBefore: boolean; page: number; room: number }
type End = { to: string; page: number; lines: number }

/** Tables are told at most so often: each round may move the ones after it. */
const MOST_ROUNDS = 5
/** A chapter that ends with fewer lines on a page of its own gets longer pages, if that brings them in. */
const FEW_LINES = 7
/** A hole of more lines than this is filled with the text after the drawing that leaves it. */
const HOLE_LINES = 5
/** By how many lines a page may be longer. */
const STEPS = [1, 2]

export type Sheet = {
  compiler: Compiler
  main: string
  /** Hands the template its fit.json. */
  fitIn: (fit: Buffer) => void
}

/**
 * Lays a volume out, looks at its pages and lays it out again: a table's last row alone on a page takes the row before
 * it along, a first row alone keeps the table whole, and a chapter's last few lines are brought in where that can be.
 * @throws Error with what the typesetter says.
 */
export function layOut(sheet: Sheet, canMakeLonger: boolean): unknown {
  const fit: Fit = { ways: {}, long: {}, floats: [] }
  let document = floatDrawings(sheet, fit, set(sheet, fit))
  document = tieRows(sheet, fit, document)
  if (canMakeLonger) document = tieRows(sheet, fit, bringIn(sheet, fit, document))
  return document
}

function set({ compiler, main, fitIn }: Sheet, fit: Fit): unknown {
  fitIn(Buffer.from(JSON.stringify(fit)))
  const result = compiler.compile({ mainFilePath: main })
  if (!result.result) throw new Error(JSON.stringify(result.takeDiagnostics()?.shortDiagnostics))
  return result.result
}

/** In each chapter from the top on: a drawing that floats moves those after it. */
function floatDrawings(sheet: Sheet, fit: Fit, first: unknown): unknown {
  let document = first
  for (;;) {
    const next = holesIn(look<FigureMark>(sheet, document, '<figure-mark>'), fit.floats)
    if (next.length === 0) return document
    fit.floats.push(...next)
    document = set(sheet, fit)
  }
}

/** Of each chapter the first drawing that has left a hole on the page before it. */
export function holesIn(marks: readonly FigureMark[], known: readonly string[]): string[] {
  const chapters = [...Map.groupBy(marks, ({ chapter }) => chapter).values()]
  return chapters.flatMap((inChapter) => {
    const places = [...Map.groupBy(inChapter, ({ picture }) => picture)]
    const hole = places.find(([picture, found]) => {
      const before = found.find(({ isBefore }) => isBefore)
      const figure = found.find(({ isBefore }) => !isBefore)
      return before && figure && !known.includes(picture) && figure.page > before.page && before.room > HOLE_LINES
    })
    return hole?.[0] ?? []
  })
}

function tieRows(sheet: Sheet, fit: Fit, first: unknown): unknown {
  let document = first
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const changes = waysFor(look<Row>(sheet, document, '<table-row>'), fit.ways)
    if (Object.keys(changes).length === 0) break
    Object.assign(fit.ways, changes)
    document = set(sheet, fit)
  }
  return document
}

/**
 * What to tell the tables with a first or last row alone on its page, and those that were told to part where they need
 * not: of each the first two and the last three rows are marked.
 */
export function waysFor(rows: readonly Row[], known: Fit['ways']): Fit['ways'] {
  const ways: Fit['ways'] = {}
  for (const [table, marked] of Map.groupBy(rows, (row) => row.table)) {
    const [first, second] = marked
    const [last, previous, third] = marked.toReversed()
    const way = known[table]
    if (!first || !second || !last || !previous || !third || marked.length < 4 || way === 'whole') continue
    const isTogether = first.page === last.page
    if (way === 'tied' && third.page === previous.page) ways[table] = 'free'
    else if (!isTogether && first.page !== second.page) ways[table] = 'whole'
    else if (!isTogether && previous.page !== last.page) ways[table] = way === 'free' ? 'whole' : 'tied'
  }
  return ways
}

function bringIn(sheet: Sheet, fit: Fit, first: unknown): unknown {
  let document = first
  for (const steps of STEPS) {
    const ends = look<End>(sheet, document, '<chapter-end>')
    const before = lengthsOf(ends)
    const tried = ends.filter(({ to, lines }) => lines < FEW_LINES && !(to in fit.long)).map(({ to }) => to)
    if (tried.length === 0) break
    for (const to of tried) fit.long[to] = steps
    document = set(sheet, fit)
    const after = lengthsOf(look<End>(sheet, document, '<chapter-end>'))
    const vain = tried.filter((to) => (after.get(to) ?? 0) >= (before.get(to) ?? 0))
    for (const to of vain) delete fit.long[to]
    if (vain.length > 0 && steps === STEPS.at(-1)) document = set(sheet, fit)
  }
  return document
}

/** What the templates have left behind under a label. */
function look<Mark>({ compiler }: Sheet, document: unknown, selector: string): Mark[] {
  return compiler.query(document, { selector, field: 'value' }) as Mark[] // as the templates write them
}

/** How many pages each chapter has. */
function lengthsOf(ends: readonly End[]): ReadonlyMap<string, number> {
  return new Map(ends.map(({ to, page }, index) => [to, page - (ends[index - 1]?.page ?? 0)]))
}
