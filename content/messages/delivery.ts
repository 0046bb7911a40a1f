import type { Language } from '../languages.ts'
import { type DeliveryMessages, deliveryEn, type SampleFilesMessages, sampleFilesEn } from './delivery.en.ts'
import { deliverySv, sampleFilesSv } from './delivery.sv.ts'

/** The sentences of the sample delivery on its page, by language. */
export const deliveryMessages: Readonly<Record<Language, DeliveryMessages>> = { en: deliveryEn, sv: deliverySv }

/** The words in its files, which no page carries, by language. */
export const sampleFilesMessages: Readonly<Record<Language, SampleFilesMessages>> = {
  en: sampleFilesEn,
  sv: sampleFilesSv,
}
