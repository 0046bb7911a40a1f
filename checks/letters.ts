import type { Issue } from './issue.ts'
import { lineAt } from './passage.ts'

/** The letters that the site's typefaces have, on the pages (src/styles/fonts) and in the books (build/book/fonts). */
const LETTERS =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  '\u00a0\u00a7\u00a9\u00ab\u00ad\u00ae\u00b0\u00b1\u00b2\u00b3\u00b7\u00bb\u00bd\u00d7' +
  'ÀÁÄÅÆÇÈÉÊËÍÑÓÖØÚÜàáäåæçèéêëíîñóôöøúüß–—‘’“”„•…′″€→←−≈≤≥\u202f\ufeff\n\r\t'

/** Emoji and what cannot be seen (markdown-mistakes.ts, typography.ts). */
const NAMED_ELSEWHERE = /\p{C}|\p{Emoji_Presentation}|\ufe0f/u

/** Letters of a document that the typefaces lack, each once: a book cannot be set with them. */
export function checkLetters(file: string, source: string): Issue[] {
  const text = source.normalize('NFC') // a Mac may write å as a letter and its ring
  const unknown = new Set(
    Array.from(text).filter((letter) => !LETTERS.includes(letter) && !NAMED_ELSEWHERE.test(letter)),
  )
  return Array.from(unknown, (letter) => {
    const code = `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
    return {
      file,
      line: lineAt(text, text.indexOf(letter)),
      what: `The site’s typefaces have no “${letter}” (${code}).`,
      todo: 'Write it in words, or with other letters.',
    }
  })
}
