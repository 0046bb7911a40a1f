import { z } from 'zod'
import { PAGE_PATH } from '../addresses.ts'
import type { Language } from '../languages.ts'

/**
 * What a field is called and what it is for, in the words of who edits. `without` says what the public site does while the
 * value is only a sample, which it never shows.
 */
export type About = {
  label: Record<Language, string>
  hint?: Record<Language, string>
  without?: Record<Language, string>
  /** The folder of the content whose files it is chosen from, where it is the address of a picture. */
  folder?: string
}

declare module 'zod' {
  interface GlobalMeta extends Partial<About> {}
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

/** A field that is given once for each language. */
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
  const list = z.array(z.string().min(1)).min(least)
  return inLanguages(about, least === 0 ? list.default([]) : list)
}

/** An address on the web, or nothing. */
export function address(about: About) {
  return z
    .string()
    .regex(/^(?:https:\/\/[^\s/]+\.[^\s]+)?$/, {
      error: 'Write it in full, with https:// at its beginning, or leave it empty.',
    })
    .default('')
    .meta(about)
}

/** The address of a page of this website, without the language's prefix. */
export function pagePath(about: About) {
  return z
    .string()
    .regex(PAGE_PATH, { error: 'Write small letters a–z, digits, hyphens and slashes, / first and none at the end.' })
    .meta(about)
}

/** An address on the web, a file of this website, or nothing. */
export function file(about: About) {
  return z
    .string()
    .regex(/^(?:https:\/\/[^\s/]+\.[^\s]+|\/[\w.-]+\.\w+)?$/, {
      error:
        'Write an address in full, with https:// at its beginning, or the name of a file in public behind a slash: /app.apk.',
    })
    .default('')
    .meta(about)
}

/** Whether an entry is only a stand-in. */
export const sample = z.boolean().meta({
  label: { en: 'A sample', sv: 'Exempel' },
  hint: {
    en: 'Switch it off when this is real: until then only the preview shows it.',
    sv: 'Stäng av när uppgiften är riktig: till dess visas den bara i förhandsvisningen.',
  },
})

/** What a list’s entries are called by; small letters first, no spaces. */
const id = z
  .string()
  .regex(/^[a-z][\w-]*$/i, { error: 'Write letters a to z, figures and hyphens, without spaces.' })
  .meta({
    label: { en: 'Short name', sv: 'Kortnamn' },
    hint: {
      en: 'What pages and texts ask for it by. Once something uses it, leave it as it is.',
      sv: 'Namnet som sidor och texter hänvisar till. Ändra det inte när något använder det.',
    },
  })

/** A list of entries with short names, each of which stands once; the code gets a record by these names. */
export function listById<Shape extends z.core.$ZodLooseShape>(about: About, entry: Shape) {
  return z
    .array(z.strictObject({ id, ...entry }))
    .min(1)
    .superRefine((entries, context) => {
      const names = entries.map((each) => String(Object(each).id))
      names.forEach((name, index) => {
        if (names.indexOf(name) < index)
          context.addIssue({
            code: 'custom',
            path: [index, 'id'],
            message: `Another entry is called ${name}: give this one another short name, or remove it.`,
          })
      })
    })
    .meta(about)
}
