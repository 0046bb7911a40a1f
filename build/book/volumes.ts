import { type BookSize, bookFile, bookSizes, cardFile, WHOLE_MANUAL } from '../../content/books.ts'
import { type Language, languages } from '../../content/languages.ts'
import { manualPages } from '../../content/navigation.ts'
import type { Checklist } from './checklists.ts'

/** A file to be set. */
export type Volume = { file: string; language: Language; size: BookSize } & (
  | { kind: 'book' | 'chapter'; documents: readonly string[] }
  | { kind: 'card'; documents: readonly [string]; id: string }
)

/** The whole manual and each of its chapters, in every size and language. */
export const manualVolumes: readonly Volume[] = languages.flatMap((language) =>
  bookSizes.flatMap((size): Volume[] => {
    const documents = manualPages.map(({ document }) => document)
    const chapters = documents.map((document): Volume => {
      return { kind: 'chapter', file: bookFile(document, size, language), language, size, documents: [document] }
    })
    return [{ kind: 'book', file: bookFile(WHOLE_MANUAL, size, language), language, size, documents }, ...chapters]
  }),
)

export function cardOf({ document, id }: Checklist, language: Language): Volume {
  return { kind: 'card', file: cardFile(document, id, language), language, size: 'a5', documents: [document], id }
}
