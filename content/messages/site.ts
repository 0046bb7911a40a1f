import type { Language } from '../languages.ts'
import { en, type Messages } from './en.ts'
import { sv } from './sv.ts'

/** The words of the site's pages by language, for whoever needs all of them at once. */
export const siteMessages: Readonly<Record<Language, Messages>> = { en, sv }
