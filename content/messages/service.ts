import type { Language } from '../../site/languages.ts'
import { type ServiceMessages, serviceEn } from './service.en.ts'
import { serviceSv } from './service.sv.ts'

/** The sign-up service's sentences by language. */
export const serviceMessages: Readonly<Record<Language, ServiceMessages>> = { en: serviceEn, sv: serviceSv }
