import type { Language } from '../../site/languages.ts'
import { type GlossaryMessages, glossaryEn } from './glossary.en.ts'
import { glossarySv } from './glossary.sv.ts'

/** The sentences of the glossary page; they travel with its chunk. */
export const glossaryMessages: Readonly<Record<Language, GlossaryMessages>> = { en: glossaryEn, sv: glossarySv }
