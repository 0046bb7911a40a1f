import type { Language } from '../languages.ts'
import { type FindingsMessages, findingsEn } from './findings.en.ts'
import { findingsSv } from './findings.sv.ts'

/** The sentences of the comparison; they travel with the use-case pages' chunk. */
export const findingsMessages: Readonly<Record<Language, FindingsMessages>> = { en: findingsEn, sv: findingsSv }
