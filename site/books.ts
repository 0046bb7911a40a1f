import type { Language } from './languages.ts'

/** The page sizes of the PDF manual: a phone's screen, and paper. */
export const bookSizes = ['phone', 'a5'] as const

export type BookSize = (typeof bookSizes)[number]

/**
 * The file name of the PDF manual, below /pdf.
 * @example manualPdfName('a5', 'sv') // 'manual-a5-sv.pdf'
 */
export function manualPdfName(size: BookSize, language: Language): string {
  return `manual-${size}-${language}.pdf`
}

/** A checklist in a document, with the id and the text of the heading above it. */
export type ChecklistName = { document: string; id: string; title: string }

/**
 * The file name of a checklist's PDF card: the heading's id, after the document's name if the id does not contain
 * “checklist”.
 * @example checklistPdfName({ document: 'guides', id: 'checklist-winter' }, 'sv') // 'checklist-winter-sv.pdf'
 */
export function checklistPdfName({ document, id }: Pick<ChecklistName, 'document' | 'id'>, language: Language): string {
  return `${id.startsWith('checklist-') ? id : `${document}-${id}`}-${language}.pdf`
}
