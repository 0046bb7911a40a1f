const NO_BREAK = '\u00a0'

/**
 * Joins the lines of a paragraph, and the digit groups of a telephone number by U+00A0, which is copied from a PDF as an
 * ordinary space. Numbers and units already have one: see insertNoBreakSpaces.
 * @example insertBookNoBreakSpaces('+46 8 465') // '+46\u00a08\u00a0465'
 */
export function insertBookNoBreakSpaces(text: string): string {
  return text
    .replace(/\s+/gu, (space) => (/[\u00a0\u202f]/u.test(space) ? space : ' '))
    .replace(/(?<=\d) (?=\d)/g, NO_BREAK)
}
