import { type Pdf, textOf } from './open.ts'
import { type Dictionary, Reference, type Value } from './parse.ts'

/** An element of the tree that screen readers read. */
export type Element = {
  /** A standard type, such as H1 or LBody. */
  type: string
  dictionary: Dictionary
  kids: Element[]
  /** What of pages belongs to it directly: the number of the page's object, and the mark in its content; which is read when. */
  marks: { page: number; mark: number; turn: number }[]
  /** Whether it may stand elsewhere on the page than where it is read. */
  isApart: boolean
  /** Numbers of annotations, such as links. */
  annotations: number[]
  /** The number of its own object. */
  number: number
}

const SECTIONS = 'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private'
const BLOCKS = 'P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot'
const INLINE = 'Span Quote Note Reference BibEntry Code Link Annot Ruby Warichu Figure Formula Form'
const STANDARD = new Set(`${SECTIONS} ${BLOCKS} ${INLINE}`.split(' '))

/** The elements in the order in which they are read. */
export function readStructure(pdf: Pdf, root: Value | undefined): Element[] {
  const { K, RoleMap } = pdf.dictionary(root)
  const roles = pdf.dictionary(RoleMap)
  const all: Element[] = []
  let turn = 0

  function element(kid: Value, parentPage?: Value, parent?: Element): Element {
    const dictionary = pdf.dictionary(kid)
    const written = String(dictionary.S ?? '')
    const type = STANDARD.has(written) ? written : String(roles[written] ?? written)
    const own: Element = {
      type,
      dictionary,
      kids: [],
      marks: [],
      isApart: parent?.isApart === true || ['Figure', 'Caption', 'Note'].includes(type),
      annotations: [],
      number: numberOf(kid),
    }
    all.push(own)
    const page = dictionary.Pg ?? parentPage
    for (const inner of pdf.list(dictionary.K)) take(own, inner, page)
    return own
  }
  function take(own: Element, kid: Value, page: Value | undefined): void {
    const followed = pdf.follow(kid)
    const { Type, MCID, Obj, Pg } = pdf.dictionary(kid)
    if (typeof followed === 'number') own.marks.push({ page: numberOf(page), mark: followed, turn: turn++ })
    else if (Type === 'OBJR') own.annotations.push(numberOf(Obj))
    else if (typeof MCID === 'number') own.marks.push({ page: numberOf(Pg ?? page), mark: MCID, turn: turn++ })
    else own.kids.push(element(kid, page, own))
  }
  for (const kid of pdf.list(K)) element(kid)
  return all
}

export function numberOf(value: Value | undefined): number {
  return value instanceof Reference ? value.to : -1
}

/** What keeps the tree from being read as it is meant (ISO 14289-1, 7.1 to 7.9). */
export function faultsOfStructure(pdf: Pdf, elements: readonly Element[]): string[] {
  return [
    ...elements.flatMap((element) => faultsOf(pdf, element)),
    ...faultsOfHeadings(elements),
    ...faultsOfNotes(pdf, elements),
  ]
}

/** What an element may hold, where that is not free. */
const KIDS: Record<string, readonly string[]> = {
  L: ['Caption', 'L', 'LI'],
  LI: ['Lbl', 'LBody'],
  Table: ['Caption', 'THead', 'TBody', 'TFoot', 'TR'],
  THead: ['TR'],
  TBody: ['TR'],
  TFoot: ['TR'],
  TR: ['TH', 'TD'],
  TOC: ['Caption', 'TOC', 'TOCI'],
  TOCI: ['Lbl', 'Reference', 'NonStruct', 'P', 'TOC'],
}
/** What stands nowhere else. */
const PARTS = ['LI', 'LBody', 'THead', 'TBody', 'TFoot', 'TR', 'TH', 'TD', 'TOCI']

function faultsOf(pdf: Pdf, element: Element): string[] {
  const { type, dictionary, kids } = element
  const faults: string[] = []
  const must = (isSo: boolean, fault: string) => isSo || faults.push(`${type}: ${fault}`)
  must(STANDARD.has(type), 'is no type of the standard')
  for (const kid of kids) {
    must(KIDS[type]?.includes(kid.type) ?? !PARTS.includes(kid.type), `holds ${kid.type}`)
  }
  if (/^H\d?$|^LBody$|^Link$|^Note$/.test(type)) must(hasContent(element), 'says nothing')
  if (type === 'Figure' || type === 'Formula')
    must(`${textOf(dictionary.Alt)}${textOf(dictionary.ActualText)}`.trim() !== '', 'has no words for its picture')
  if (type === 'Table') must(isRegular(pdf, element), 'has no heads, or rows of different lengths')
  if (type === 'TH') must(attribute(pdf, element, 'Scope') !== null, 'does not say what it is the head of')
  if (type === 'L' && kids.some((item) => item.kids.some((kid) => kid.type === 'Lbl')))
    must(attribute(pdf, element, 'ListNumbering') !== null, 'does not say how it is numbered')
  if (type === 'Link') must(element.annotations.length > 0, 'leads nowhere')
  return faults
}

function hasContent({ marks, kids }: Element): boolean {
  return marks.length > 0 || kids.some(hasContent)
}

function attribute(pdf: Pdf, { dictionary }: Element, name: string): Value {
  const found = pdf.list(dictionary.A).map((attributes) => pdf.dictionary(attributes)[name])
  return found.find((value) => value !== undefined) ?? null
}

function isRegular(pdf: Pdf, table: Element): boolean {
  const rows = table.kids.flatMap((kid) => (kid.type === 'TR' ? kid : kid.kids)).filter(({ type }) => type === 'TR')
  const span = (cell: Element) => Number(attribute(pdf, cell, 'ColSpan') ?? 1)
  const widths = new Set(rows.map(({ kids }) => kids.reduce((sum, cell) => sum + span(cell), 0)))
  return widths.size === 1 && rows.some(({ kids }) => kids.some(({ type }) => type === 'TH'))
}

function faultsOfHeadings(elements: readonly Element[]): string[] {
  const levels = elements.flatMap(({ type }) => (/^H\d$/.test(type) ? Number(type.slice(1)) : []))
  const skipping = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
  return [
    ...(levels.length === 0 ? ['There is no heading.'] : []),
    ...skipping.map((level) => `H${level}: skips a level`),
  ]
}

function faultsOfNotes(pdf: Pdf, elements: readonly Element[]): string[] {
  const names = elements.flatMap(({ type, dictionary }) => (type === 'Note' ? textOf(dictionary.ID) : []))
  const tree = pdf.dictionary(pdf.dictionary(pdf.dictionary(pdf.trailer.Root).StructTreeRoot).IDTree)
  const isNamed = names.every(Boolean) && new Set(names).size === names.length
  return [
    ...(isNamed ? [] : ['Note: has no name of its own']),
    ...(names.length === 0 || Object.keys(tree).length > 0 ? [] : ['The names of notes are in no list.']),
  ]
}
