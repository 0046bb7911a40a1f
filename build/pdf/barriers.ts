import { type Content, readContent } from './content.ts'
import { faultsOfFont, lettersOf } from './fonts.ts'
import { isDictionary, openPdf, type Pdf, textOf } from './open.ts'
import { type Dictionary, Reference, type Value } from './parse.ts'
import { type Element, faultsOfStructure, numberOf, readStructure } from './structure.ts'

/**
 * What would keep a screen reader from reading a PDF in the `language`: what a machine can find of PDF/UA-1
 * (ISO 14289-1), beyond what the typesetter itself refuses. Empty for a file that everyone can read.
 */
export function findBarriers(bytes: Buffer, language: string): string[] {
  const pdf = openPdf(bytes)
  const root = pdf.dictionary(pdf.trailer.Root)
  const elements = readStructure(pdf, root.StructTreeRoot)
  const objects = pdf.numbers.map((number) => pdf.follow(new Reference(number))).filter(isDictionary)
  const fonts = objects.filter(({ Type, Subtype }) => Type === 'Font' && !String(Subtype).startsWith('CIDFont'))
  const faults = [
    ...faultsOfCatalogue(pdf, root, language),
    ...faultsOfBookmarks(pdf, root, elements),
    ...faultsOfStructure(pdf, elements),
    ...fonts.flatMap((font) => faultsOfFont(pdf, font)),
    ...faultsOfPages(pdf, root, elements),
  ]
  return [...new Set(faults)]
}

/** @throws Error that names the first barriers, where there are any. */
export function refuseBarriers(bytes: Buffer, language: string): void {
  const barriers = findBarriers(bytes, language)
  if (barriers.length > 0) throw new Error(`Not everyone could read it: ${barriers.slice(0, 5).join('; ')}`)
}

function faultsOfCatalogue(pdf: Pdf, root: Dictionary, language: string): string[] {
  const about = pdf.stream(root.Metadata).toString('utf8')
  const said = (name: string) =>
    new RegExp(`<${name}>(.*?)</${name}>`, 's')
      .exec(about)?.[1]
      ?.replace(/<[^>]*>/g, '')
      .trim()
  const mark = pdf.dictionary(root.MarkInfo)
  const conditions: [isSo: boolean, fault: string][] = [
    [!pdf.trailer.Encrypt, 'The file is locked.'],
    [mark.Marked === true && mark.Suspects !== true, 'The file does not say that it is tagged.'],
    [textOf(root.Lang).split('-')[0] === language, 'The file does not say its language.'],
    [pdf.dictionary(root.ViewerPreferences).DisplayDocTitle === true, 'The window shows no title.'],
    [said('pdfuaid:part') === '1', 'The file does not say that it is PDF/UA-1.'],
    [Boolean(said('dc:title')), 'The file has no title.'],
    [Boolean(said('dc:creator')), 'The file has no author.'],
    [said('dc:language') === language, 'The words about the file lack its language.'],
  ]
  return conditions.flatMap(([isSo, fault]) => (isSo ? [] : fault))
}

/** Every heading of the first level is a bookmark, which may have its number before it. */
function faultsOfBookmarks(pdf: Pdf, root: Dictionary, elements: readonly Element[]): string[] {
  const titles = new Set<string>()
  const read = (first: Value | undefined): void => {
    for (let item = pdf.dictionary(first); item.Title; item = pdf.dictionary(item.Next)) {
      if (item.Dest || item.A) titles.add(textOf(item.Title))
      read(item.First)
    }
  }
  read(pdf.dictionary(root.Outlines).First)
  const headings = elements.filter(({ type }) => type === 'H1').map(({ dictionary }) => textOf(dictionary.T))
  return headings.flatMap((heading) =>
    [...titles].some((title) => title.endsWith(heading)) ? [] : `There is no bookmark “${heading}”.`,
  )
}

function faultsOfPages(pdf: Pdf, root: Dictionary, elements: readonly Element[]): string[] {
  const owners = new Map(
    elements.flatMap((own) => own.marks.map(({ page, mark }) => [`${page} ${mark}`, own] as const)),
  )
  const parents = readParents(pdf, root)
  const known = new Map<number, ReadonlySet<number>>()
  const letters = (font: Value | undefined) => {
    const found = known.get(numberOf(font)) ?? lettersOf(pdf, font)
    known.set(numberOf(font), found)
    return found
  }
  return pagesOf(pdf, root.Pages).flatMap((page, index) => {
    const dictionary = pdf.dictionary(page)
    const content = readContent(pdf, dictionary, letters)
    const owned = pdf.list(parents.get(Number(dictionary.StructParents)))
    const isOwned = (mark: number) => {
      const owner = owners.get(`${numberOf(page)} ${mark}`)
      return owner !== undefined && numberOf(owned[mark]) === owner.number
    }
    const faults = [
      ...content.faults,
      ...content.marks.flatMap((mark) => (isOwned(mark) ? [] : `Mark ${mark} is not in the tree`)),
      ...faultsOfMarks(content, elements, numberOf(page)),
      ...faultsOfLinks(pdf, dictionary, elements, parents),
    ]
    return faults.map((fault) => `Page ${index + 1}: ${fault}`)
  })
}

/** What the tree expects on a page and is not painted there, what is painted twice, and what is read at another time. */
function faultsOfMarks({ marks }: Content, elements: readonly Element[], page: number): string[] {
  const places = new Map(marks.map((mark, index) => [mark, index]))
  const expected = elements.flatMap(({ marks: own, isApart }) =>
    own.filter((mark) => mark.page === page).map((mark) => ({ ...mark, isApart, place: places.get(mark.mark) })),
  )
  const read = expected.filter(({ isApart }) => !isApart).toSorted((one, other) => one.turn - other.turn)
  const isInOrder = read.every(({ place = 0 }, index) => place >= (read[index - 1]?.place ?? 0))
  return [
    ...expected.flatMap(({ mark, place }) => (place === undefined ? `Mark ${mark} is not painted` : [])),
    ...(places.size === marks.length ? [] : ['A mark is painted twice']),
    ...(isInOrder ? [] : ['The page is read in another order than it stands']),
  ]
}

function faultsOfLinks(
  pdf: Pdf,
  page: Dictionary,
  elements: readonly Element[],
  parents: ReadonlyMap<number, Value>,
): string[] {
  const annotations = pdf.list(page.Annots)
  const faults = annotations.flatMap((annotation) => {
    const { Subtype, Contents, StructParent, A, Dest } = pdf.dictionary(annotation)
    const parent = numberOf(parents.get(Number(StructParent)))
    const owner = elements.find(({ number }) => number === parent)
    const isInTree = owner?.type === 'Link' && owner.annotations.includes(numberOf(annotation))
    return [
      ...(Subtype === 'Link' && (A ?? Dest) ? [] : ['An annotation is no link']),
      ...(textOf(Contents).trim() ? [] : ['A link does not say where it leads']),
      ...(isInTree ? [] : ['A link is not in the tree']),
    ]
  })
  const isInOrder = annotations.length === 0 || page.Tabs === 'S'
  return isInOrder ? faults : [...faults, 'The links do not come in the order of the text']
}

/** The tree's own list of which element is the owner of what: of the marks of a page, or of an annotation. */
function readParents(pdf: Pdf, root: Dictionary): ReadonlyMap<number, Value> {
  const parents = new Map<number, Value>()
  const read = (node: Value | undefined): void => {
    const { Nums, Kids } = pdf.dictionary(node)
    const entries = pdf.list(Nums)
    for (let at = 0; at + 1 < entries.length; at += 2) parents.set(Number(entries[at]), entries[at + 1] ?? null)
    for (const kid of pdf.list(Kids)) read(kid)
  }
  read(pdf.dictionary(root.StructTreeRoot).ParentTree)
  return parents
}

function pagesOf(pdf: Pdf, node: Value | undefined): Value[] {
  const { Type, Kids } = pdf.dictionary(node)
  return Type === 'Page' ? [node ?? null] : pdf.list(Kids).flatMap((kid) => pagesOf(pdf, kid))
}
