import type { Language } from '../../site/languages.ts'
import { type DeliveryMessages, deliveryEn } from './delivery.en.ts'
import { deliverySv } from './delivery.sv.ts'
import { type FindingsMessages, findingsEn } from './findings.en.ts'
import { findingsSv } from './findings.sv.ts'

/** The sentences of the comparison; they travel with the use-case pages' chunk. */
export const findingsMessages: Readonly<Record<Language, FindingsMessages>> = { en: findingsEn, sv: findingsSv }

/** The sentences of the sample delivery on its page. */
export const deliveryMessages: Readonly<Record<Language, DeliveryMessages>> = { en: deliveryEn, sv: deliverySv }
