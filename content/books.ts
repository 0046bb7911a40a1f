import type { Language } from './languages.ts'

/** The pages that the manual is set for: a telephone's screen, and the two sizes of paper. */
export const bookSizes = ['phone', 'a5', 'a4'] as const

export type BookSize = (typeof bookSizes)[number]

/** The manual as one volume; a chapter is called as its document. */
export const WHOLE_MANUAL = 'manual'

/**
 * The name of a volume, below /pdf.
 * @example bookFile('drone-operations', 'a5', 'sv') // 'drone-operations-a5-sv.pdf'
 */
export function bookFile(name: string, size: BookSize, language: Language): string {
  return `${name}-${size}-${language}.pdf`
}

/**
 * The name of a checklist’s card: its heading’s id, after the document’s name where the id does not say “checklist”.
 * @example cardFile('guides', 'checklist-winter', 'sv') // 'checklist-winter-sv.pdf'
 */
export function cardFile(document: string, id: string, language: Language): string {
  return `${id.startsWith('checklist-') ? id : `${document}-${id}`}-${language}.pdf`
}

/** What the pages of a language offer: the kilobytes of each volume in the order of the sizes, and the cards. */
export type BookFiles = Readonly<
  Record<Language, { volumes: Readonly<Record<string, readonly number[]>>; cards: readonly CardFile[] }>
>

export type CardFile = { file: string; document: string; title: string; kilobytes: number }
