import type { Language } from './languages.ts'

/** The pages that the manual is set for: a telephone's screen, and paper. */
export const bookSizes = ['phone', 'a5'] as const

export type BookSize = (typeof bookSizes)[number]

/**
 * The name of the manual as a file, below /pdf.
 * @example manualFile('a5', 'sv') // 'manual-a5-sv.pdf'
 */
export function manualFile(size: BookSize, language: Language): string {
  return `manual-${size}-${language}.pdf`
}

/** A list in a document that is ticked off, by the id and the words of the heading above it. */
export type ChecklistName = { document: string; id: string; title: string }

/**
 * The name of a checklist’s card: its heading’s id, after the document’s name where the id does not say “checklist”.
 * @example cardFile({ document: 'guides', id: 'checklist-winter' }, 'sv') // 'checklist-winter-sv.pdf'
 */
export function cardFile({ document, id }: Pick<ChecklistName, 'document' | 'id'>, language: Language): string {
  return `${id.startsWith('checklist-') ? id : `${document}-${id}`}-${language}.pdf`
}
