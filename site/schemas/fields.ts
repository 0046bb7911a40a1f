import { z } from 'zod'
import type { Language } from '../languages.ts'

/** What a field is called and what it is for, in the words of who edits. */
export type About = { label: Record<Language, string>; hint?: Record<Language, string> }

declare module 'zod' {
  interface GlobalMeta {
    label?: Record<Language, string>
    hint?: Record<Language, string>
  }
}

/** What each language is called in a form. */
export const languageLabels: Record<Language, About> = {
  en: { label: { en: 'English', sv: 'Engelska' } },
  sv: { label: { en: 'Swedish', sv: 'Svenska' } },
}

/** Words on one or more lines; empty only where `from` is 0. */
export function text(about: About, { from = 1, to = 1000 }: { from?: number; to?: number } = {}) {
  return z.string().min(from).max(to).meta(about)
}

/** The same words in every language. */
export function inLanguages<Field extends z.ZodType>(about: About, field: Field) {
  const fields = { en: field.meta(languageLabels.en), sv: field.meta(languageLabels.sv) }
  return z.strictObject(fields satisfies Record<Language, z.ZodType>).meta(about)
}

/** Words in every language, each at most so many letters. */
export function words(about: About, to = 1000) {
  return inLanguages(about, z.string().min(1).max(to))
}

/** A list in every language, such as the forms of a word. */
export function wordLists(about: About, least = 1) {
  return inLanguages(about, z.array(z.string().min(1)).min(least))
}

/** An address on the web, or nothing. */
export function address(about: About) {
  return z
    .string()
    .regex(/^(?:https:\/\/[^\s/]+\.[^\s]+)?$/, {
      error: 'Write it in full, with https:// at its beginning, or leave it empty.',
    })
    .meta(about)
}

/** Whether an entry is only a stand-in. */
export const sample = z.boolean().meta({
  label: { en: 'A sample', sv: 'Exempel' },
  hint: {
    en: 'Switch it off when this is real: a label on the page says that it is a sample until then.',
    sv: 'Stäng av när uppgiften är riktig: till dess säger en etikett på sidan att den är ett exempel.',
  },
})
