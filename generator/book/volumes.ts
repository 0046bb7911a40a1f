import { type BookSize, bookSizes, type ChecklistName, checklistPdfName, manualPdfName } from '../../site/books.ts'
import { type Language, languages } from '../../site/languages.ts'
import { manualPages } from '../../site/navigation.ts'

/** A PDF to typeset: the whole manual, or the card of one checklist. */
export type Volume = { file: string; language: Language; size: BookSize } & (
  | { kind: 'book'; documents: readonly string[] }
  | { kind: 'card'; documents: readonly [string]; id: string }
)

/** The whole manual in every size and language. */
export const manualVolumes: readonly Volume[] = languages.flatMap((language) =>
  bookSizes.map((size): Volume => {
    const documents = manualPages.map(({ document }) => document)
    return { kind: 'book', file: manualPdfName(size, language), language, size, documents }
  }),
)

export function checklistCardVolume(checklist: ChecklistName, language: Language): Volume {
  const { document, id } = checklist
  return { kind: 'card', file: checklistPdfName(checklist, language), language, size: 'a5', documents: [document], id }
}
