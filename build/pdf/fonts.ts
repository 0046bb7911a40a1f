import type { Pdf } from './open.ts'
import { type Dictionary, Operator, Parser, type Value } from './parse.ts'

/** What a font lacks to be shown and read out everywhere (ISO 14289-1, 7.21): its own file, and its letters. */
export function faultsOfFont(pdf: Pdf, font: Dictionary): string[] {
  const name = String(font.BaseFont)
  const descendant = pdf.dictionary(pdf.list(font.DescendantFonts)[0])
  const { FontFile, FontFile2, FontFile3 } = pdf.dictionary(descendant.FontDescriptor)
  const isUnmapped = descendant.Subtype === 'CIDFontType2' && descendant.CIDToGIDMap === undefined
  return [
    ...(font.Subtype === 'Type0' && String(font.Encoding).startsWith('Identity') ? [] : [`${name} is of another kind`]),
    ...((FontFile ?? FontFile2 ?? FontFile3) ? [] : [`${name} is not in the file`]),
    ...(isUnmapped ? [`${name} does not say which glyphs it means`] : []),
    ...(lettersOf(pdf, font).size > 0 ? [] : [`${name} does not say its letters`]),
  ]
}

/** Words that would stand for no letter. */
const NONE = new Set(['', '\0', '\ufeff', '\ufffe'])

/** The codes of a font that are known as letters, from its map to Unicode. */
export function lettersOf(pdf: Pdf, font: Value | undefined): ReadonlySet<number> {
  const codes = new Set<number>()
  const parser = new Parser(pdf.stream(pdf.dictionary(font).ToUnicode).toString('latin1'))
  let operands: Value[] = []
  for (let value = parser.next(); value !== undefined; value = parser.next()) {
    if (!(value instanceof Operator)) operands.push(value)
    else {
      const step = { endbfchar: 2, endbfrange: 3 }[value.name]
      for (let at = 0; step && at + step <= operands.length; at += step)
        addLetters(codes, operands.slice(at, at + step))
      operands = []
    }
  }
  return codes
}

function addLetters(codes: Set<number>, operands: readonly Value[]): void {
  const [from, to] = [operands[0], operands.at(-2)].map(codeOf)
  const letters = [operands.at(-1) ?? null].flat()
  if (from === undefined || to === undefined || letters.some((value) => NONE.has(wordsOf(value)))) return
  for (let code = from; code <= to; code++) codes.add(code)
}

function codeOf(value: Value | undefined): number {
  return Buffer.isBuffer(value) ? value.readUIntBE(0, value.length) : -1
}

function wordsOf(value: Value): string {
  return Buffer.isBuffer(value) && value.length % 2 === 0 ? Buffer.from(value).swap16().toString('utf16le') : ''
}
