import type { Compiler } from '../delivery/typesetter.ts'

/** How the tables and the last pages of a volume must break, so that nothing stands alone. */
type Fit = {
  /** Tables by their ids: the last two rows together on the next page; all on one page; as it comes. */
  ways: Record<string, 'tied' | 'whole' | 'free'>
  /** By how many lines the pages of a chapter are longer; below nothing, shorter. */
  long: Record<string, number>
  /** Pictures that stand at the top or the bottom of the next page, while the text goes on. */
  floats: Record<string, 'top' | 'bottom'>
}

type Row = { table: string; row: number; page: number; room: number }
type FigureMark = { picture: string; chapter: number; isBefore: boolean; page: number; room: number }
type End = { to: string; page: number; lines: number }

/** Tables are told at most so often: each round may move the ones after it. */
const MOST_ROUNDS = 5
/** A chapter that ends with fewer lines on a page of its own gets longer pages or shorter ones. */
const FEW_LINES = 11
/** A hole of more lines than this is filled with the text after the drawing that leaves it. */
const HOLE_LINES = 5

export type Sheet = {
  compiler: Compiler
  main: string
  /** Hands the template its fit.json. */
  fitIn: (fit: Buffer) => void
}

/**
 * Lays a volume out, looks at its pages and lays it out again: a table's last row alone on a page takes the row before
 * it along, a first row alone keeps the table whole, no picture parts one, and no chapter ends with a few lines on a page
 * of their own, if its pages can be longer or shorter by one of the `steps`.
 * @throws Error with what the typesetter says.
 */
export function layOut(sheet: Sheet, steps: readonly number[]): unknown {
  const fit: Fit = { ways: {}, long: {}, floats: {} }
  let document = floatDrawings(sheet, fit, set(sheet, fit))
  document = mendEnds(sheet, fit, steps, tieRows(sheet, fit, document))
  document = tieRows(sheet, fit, lowerPictures(sheet, fit, document))
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
    const next = holesIn(look<FigureMark>(sheet, document, '<figure-mark>'), Object.keys(fit.floats))
    if (next.length === 0) return document
    for (const picture of next) fit.floats[picture] = 'top'
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

function lowerPictures(sheet: Sheet, fit: Fit, first: unknown): unknown {
  const marks = look<FigureMark>(sheet, first, '<figure-mark>')
  const next = amongRows(marks, look<Row>(sheet, first, '<table-row>')).filter((name) => fit.floats[name] !== 'bottom')
  for (const picture of next) fit.floats[picture] = 'bottom'
  return next.length > 0 ? set(sheet, fit) : first
}

/** The pictures that have floated in between the rows of a table. */
export function amongRows(marks: readonly FigureMark[], rows: readonly Row[]): string[] {
  const tables = [...Map.groupBy(rows, (row) => row.table).values()]
  const isAmong = ({ page, room }: FigureMark) =>
    tables.some((marked) => {
      const [first, last] = [marked[0], marked.at(-1)]
      if (!first || !last || page <= first.page || page > last.page) return false
      return page < last.page || room > last.room
    })
  return marks.filter((mark) => !mark.isBefore && isAmong(mark)).map(({ picture }) => picture)
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

/** Where a chapter ends with a few lines on a page of their own: longer pages bring them in, or shorter ones add to them. */
function mendEnds(sheet: Sheet, fit: Fit, steps: readonly number[], first: unknown): unknown {
  let document = first
  for (const step of steps) {
    const ends = endsOf(sheet, document)
    const tried = [...ends].filter(([to, { lines }]) => lines < FEW_LINES && !(to in fit.long)).map(([to]) => to)
    if (tried.length === 0) break
    const ways = { ...fit.ways }
    for (const to of tried) fit.long[to] = step
    document = tieRows(sheet, fit, set(sheet, fit))
    const after = endsOf(sheet, document)
    const vain = tried.filter((to) => !isBetter(after.get(to), ends.get(to)))
    if (vain.length === 0) continue
    for (const to of vain) delete fit.long[to]
    fit.ways = ways
    document = tieRows(sheet, fit, set(sheet, fit))
  }
  return document
}

type Ending = { pages: number; lines: number }

function isBetter(after: Ending | undefined, before: Ending | undefined): boolean {
  return !!after && !!before && after.lines >= FEW_LINES && after.pages <= before.pages
}

/** How many pages each chapter has, and how many lines its last one. */
function endsOf(sheet: Sheet, document: unknown): ReadonlyMap<string, Ending> {
  const ends = look<End>(sheet, document, '<chapter-end>')
  return new Map(ends.map(({ to, page, lines }, index) => [to, { pages: page - (ends[index - 1]?.page ?? 0), lines }]))
}

/** What the templates have left behind under a label. */
function look<Mark>({ compiler }: Sheet, document: unknown, selector: string): Mark[] {
  return compiler.query(document, { selector, field: 'value' }) as Mark[] // as the templates write them
}
