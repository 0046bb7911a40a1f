import type { Language } from '../../site/languages.ts'
import { type ClientMessages, clientEn } from './client.en.ts'
import { clientSv } from './client.sv.ts'

/** The sentences of the scripts that every page has. */
export const clientMessages: Readonly<Record<Language, ClientMessages>> = { en: clientEn, sv: clientSv }
