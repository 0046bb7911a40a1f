import type { Language } from '../../site/languages.ts'
import { en, type Messages } from './en.ts'
import { sv } from './sv.ts'

/** The sentences that every page may show. */
export const messages: Readonly<Record<Language, Messages>> = { en, sv }
