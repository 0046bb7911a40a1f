import type { Issue } from './issue.ts'
import { applyRules, type Passage } from './passage.ts'

/** The letters that the site's typefaces have, on the pages (src/styles/fonts) and in the books (build/book/fonts). */
const LETTERS =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '\u00a0\u00a7\u00a9\u00ab\u00ad\u00ae\u00b0\u00b1\u00b2\u00b3\u00b7\u00bb\u00bd\u00d7' +
  'ÀÁÄÅÆÇÈÉÊËÍÑÓÖØÚÜàáäåæçèéêëíîñóôöøúüß–—‘’“”„•…′″€→←−≈≤≥\u202f\ufeff\n\r\t'

/** All others, except emoji and invisible characters (markdown-signs.ts, typography.ts). */
const OTHERS = new RegExp(`[^${RegExp.escape(LETTERS)}\\p{C}\\p{Emoji_Presentation}\\ufe0f]`, 'gu')

/** Letters of a document that the typefaces lack: a book cannot be set with them. */
export function checkLetters(document: Passage): Issue[] {
  const text = document.text.normalize('NFC') // a Mac may write å as a letter and its ring
  const codeOf = (letter: string) => letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  const what = (letter: string) => `The site’s typefaces have no “${letter}” (U+${codeOf(letter)}).`
  return applyRules(
    [{ ...document, text }],
    [{ pattern: OTHERS, what, todo: 'Write it in words, or with other letters.' }],
  )
}
