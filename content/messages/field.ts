import type { Language } from '../../site/languages.ts'
import { type FieldMessages, fieldEn } from './field.en.ts'
import { fieldSv } from './field.sv.ts'

/** The sentences of what is used in the forest; they come when they are needed. */
export const fieldMessages: Readonly<Record<Language, FieldMessages>> = { en: fieldEn, sv: fieldSv }
