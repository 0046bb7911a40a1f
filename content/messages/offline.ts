import type { Language } from '../../site/languages.ts'
import { type OfflineMessages, offlineEn } from './offline.en.ts'
import { offlineSv } from './offline.sv.ts'

/** The sentences of the pages without coverage. */
export const offlineMessages: Readonly<Record<Language, OfflineMessages>> = { en: offlineEn, sv: offlineSv }
