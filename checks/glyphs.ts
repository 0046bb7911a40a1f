import type { Issue } from './issue.ts'
import { applyRules, type Passage } from './passage.ts'

/** Characters covered by the fonts of the pages (src/styles/fonts) and of the PDFs (generator/book/fonts). */
const SUPPORTED_CHARACTERS =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '\u00a0\u00a7\u00a9\u00ab\u00ad\u00ae\u00b0\u00b1\u00b2\u00b3\u00b7\u00bb\u00bd\u00d7' +
  'ÀÁÄÅÆÇÈÉÊËÍÑÓÖØÚÜàáäåæçèéêëíîñóôöøúüß–—‘’“”„•…′″€→←−≈≤≥\u202f\u2060\ufeff\n\r\t'

/**
 * Reports characters without a glyph in the fonts, such as emoji and invisible characters. Foreign letters are allowed
 * on web pages only, where the browser falls back to another font.
 */
export function checkGlyphs(passage: Passage, isPrinted: boolean): Issue[] {
  const pattern = new RegExp(`[^${RegExp.escape(SUPPORTED_CHARACTERS)}${isPrinted ? '' : '\\p{L}'}]+`, 'gu')
  const codeOf = (found: string) => found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  const what = (found: string) => `The site’s typefaces have no “${found}” (U+${codeOf(found)}).`
  const todo = 'Write it in words or with other letters; what cannot be seen, delete with the words around it.'
  return applyRules([passage], [{ pattern, what, todo }])
}
