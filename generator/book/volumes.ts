import { type BookSize, bookSizes, type ChecklistName, cardFile, manualFile } from '../../site/books.ts'
import { type Language, languages } from '../../site/languages.ts'
import { manualPages } from '../../site/navigation.ts'

/** A PDF to be set: the whole manual, or the card of a checklist. */
export type Volume = { file: string; language: Language; size: BookSize } & (
  | { kind: 'book'; documents: readonly string[] }
  | { kind: 'card'; documents: readonly [string]; id: string }
)

/** The whole manual in every size and language. */
export const manualVolumes: readonly Volume[] = languages.flatMap((language) =>
  bookSizes.map((size): Volume => {
    const documents = manualPages.map(({ document }) => document)
    return { kind: 'book', file: manualFile(size, language), language, size, documents }
  }),
)

export function checklistCard(checklist: ChecklistName, language: Language): Volume {
  const { document, id } = checklist
  return { kind: 'card', file: cardFile(checklist, language), language, size: 'a5', documents: [document], id }
}
