import type { Pdf } from './open.ts'
import { type Dictionary, Operator, Parser, type Value } from './parse.ts'

const PAINTING = new Set('Tj TJ \' " f F f* B B* b b* S s sh Do EI'.split(' '))
const SHOWING = new Set('Tj TJ \' "'.split(' '))

/** What the content of a page shows: its marks, and what would be read by nobody, or as other letters. */
export type Content = { marks: number[]; faults: string[] }

/** Reads what a page paints; what stands in neither the tree nor an artifact is a fault (ISO 14289-1, 7.1 and 7.21). */
export function readContent(
  pdf: Pdf,
  page: Dictionary,
  fonts: (font: Value | undefined) => ReadonlySet<number>,
): Content {
  const marks: number[] = []
  const faults: string[] = []

  function read(stream: Value | undefined, resources: Dictionary, outside: readonly string[]): void {
    const fontsHere = pdf.dictionary(resources.Font)
    const open = [...outside]
    const states: ReadonlySet<number>[] = []
    let font: ReadonlySet<number> = new Set()
    for (const { name, operands } of commands(pdf.stream(stream).toString('latin1'))) {
      if (name === 'q') states.push(font)
      else if (name === 'Q') font = states.pop() ?? font
      else if (name === 'Tf') font = fonts(fontsHere[String(operands[0])])
      else if (name === 'BMC' || name === 'BDC') begin(operands)
      else if (name === 'EMC') open.pop()
      if (PAINTING.has(name) && open.every((kind) => kind === '')) faults.push(`${name} paints beside the tree`)
      if (SHOWING.has(name)) show(operands, font)
      if (name === 'Do') paintForm(pdf.dictionary(resources.XObject)[String(operands[0])])
    }
    function begin([tag, properties]: Value[]): void {
      const named = typeof properties === 'string' ? pdf.dictionary(resources.Properties)[properties] : properties
      const { MCID } = pdf.dictionary(named)
      const kind = tag === 'Artifact' ? 'artifact' : typeof MCID === 'number' ? 'tagged' : ''
      if (kind && open.some((other) => other && other !== kind)) faults.push('An artifact stands in the tree.')
      if (typeof MCID === 'number') marks.push(MCID)
      open.push(kind)
    }
    function paintForm(form: Value | undefined): void {
      const { Subtype, Resources } = pdf.dictionary(form)
      if (Subtype === 'Form') read(form, pdf.dictionary(Resources), open)
    }
  }
  function show(operands: readonly Value[], font: ReadonlySet<number>): void {
    const texts = operands.flat().filter((part): part is Buffer => Buffer.isBuffer(part))
    for (const text of texts) {
      for (let at = 0; at + 1 < text.length; at += 2)
        if (!font.has(text.readUInt16BE(at))) faults.push(`Glyph ${text.readUInt16BE(at)} is no letter`)
    }
  }
  for (const stream of pdf.list(page.Contents)) read(stream, pdf.dictionary(page.Resources), [])
  return { marks, faults }
}

function* commands(text: string): Generator<{ name: string; operands: Value[] }> {
  const parser = new Parser(text)
  let operands: Value[] = []
  for (let value = parser.next(); value !== undefined; value = parser.next()) {
    if (value instanceof Operator) {
      yield { name: value.name, operands }
      operands = []
    } else operands.push(value)
  }
}
