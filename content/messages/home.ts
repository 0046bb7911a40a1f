import type { Language } from '../../site/languages.ts'
import { type HomeMessages, homeEn } from './home.en.ts'
import { homeSv } from './home.sv.ts'

/** The sentences of the home page; they travel with its chunk. */
export const homeMessages: Readonly<Record<Language, HomeMessages>> = { en: homeEn, sv: homeSv }
