import type { Language } from '../../site/languages.ts'
import { type BookMessages, bookEn, type PrintMessages, printEn } from './book.en.ts'
import { bookSv, printSv } from './book.sv.ts'

/** The words of the printed manual, which no page carries. */
export const bookMessages: Readonly<Record<Language, BookMessages>> = { en: bookEn, sv: bookSv }

/** What the pages say about its files. */
export const printMessages: Readonly<Record<Language, PrintMessages>> = { en: printEn, sv: printSv }
