import type { Finding } from './finding.ts'
import { lineAt } from './locate.ts'

/** The letters that the site's typefaces have, on the pages (src/styles/fonts) and in the books (build/book/fonts). */
const LETTERS =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '\u00a0\u00a7\u00a9\u00ab\u00ad\u00ae\u00b0\u00b1\u00b2\u00b3\u00b7\u00bb\u00bd\u00d7' +
  'ÀÁÄÅÆÇÈÉÊËÍÑÓÖØÚÜàáäåæçèéêëíîñóôöøúüß–—‘’“”„•…′″€→←−≈≤≥\u202f'

const known = new Set(`${LETTERS}\n\r\t`)
/** A letter and a mark over it as two characters, as a Mac may write them. */
const DECOMPOSED = /^\p{L}\p{M}+$/u
const INVISIBLE = /^[\p{Cc}\p{Cf}\u2011]$/u
const LETTER = /\p{L}\p{M}+|[\s\S]/gu

/**
 * Characters of a text that nobody sees or that are in two parts, and in a text that is printed those that the typefaces
 * lack: a book cannot be set with them. Each once.
 */
export function checkLetters(file: string, text: string, isPrinted: boolean): Finding[] {
  const found = new Map<string, Finding>()
  for (const match of text.matchAll(LETTER)) {
    const letter = match[0]
    if (known.has(letter) || found.has(letter) || (match.index === 0 && letter === '\ufeff')) continue
    const fault = faultOf(letter, isPrinted)
    if (fault) found.set(letter, { file, line: lineAt(text, match.index), ...fault })
  }
  return [...found.values()]
}

function faultOf(letter: string, isPrinted: boolean): { what: string; todo: string } | null {
  const code = `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  if (DECOMPOSED.test(letter)) {
    const whole = letter.normalize('NFC')
    return {
      what: `“${whole}” is written as two characters, a letter and its mark.`,
      todo: `Write ${whole} anew, or save the file in the form NFC.`,
    }
  }
  if (INVISIBLE.test(letter)) return { what: `There is a character that cannot be seen (${code}).`, todo: 'Delete it.' }
  if (!isPrinted) return null
  return {
    what: `The site’s typefaces have no “${letter}” (${code}).`,
    todo: 'Write it in words, or with other letters.',
  }
}
