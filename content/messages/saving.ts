import type { Language } from '../../site/languages.ts'
import { type SavingMessages, savingEn } from './saving.en.ts'
import { savingSv } from './saving.sv.ts'

/** The sentences of what is saved for places without coverage; they come when somebody turns to it. */
export const savingMessages: Readonly<Record<Language, SavingMessages>> = { en: savingEn, sv: savingSv }
