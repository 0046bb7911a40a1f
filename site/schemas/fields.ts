import { z } from 'zod'
import { PAGE_PATH_PATTERN } from '../addresses.ts'
import type { Language } from '../languages.ts'

/**
 * The label and hint of a field in the editor. `without` describes what the public site does while the value is a
 * sample, which only previews show.
 */
export type FieldMeta = {
  label: Record<Language, string>
  hint?: Record<Language, string>
  without?: Record<Language, string>
  /** For the address of a picture: the folder in content/ from which editors choose it. */
  folder?: string
}

declare module 'zod' {
  interface GlobalMeta extends Partial<FieldMeta> {}
}

/** The label of each language in the editor's forms. */
export const languageLabels: Record<Language, FieldMeta> = {
  en: { label: { en: 'English', sv: 'Engelska' } },
  sv: { label: { en: 'Swedish', sv: 'Svenska' } },
}

/** Labels and hints of fields that pages and documents have in common. */
export const pageMeta = {
  label: {
    label: { en: 'Name', sv: 'Namn' },
    hint: { en: 'In menus, breadcrumbs and lists.', sv: 'I menyer, sökvägar och listor.' },
  },
  description: {
    label: { en: 'Description', sv: 'Beskrivning' },
    hint: {
      en: 'What search engines show under the title, in 60 to 160 letters.',
      sv: 'Det som sökmotorer visar under titeln, med 60 till 160 tecken.',
    },
  },
} as const satisfies Record<string, FieldMeta>

/** A text with a minimum and maximum length (`from`, `to`); it may be empty only if `from` is 0. */
export function textField(meta: FieldMeta, { from = 1, to = 1000 }: { from?: number; to?: number } = {}) {
  return z.string().min(from).max(to).meta(meta)
}

/** A field with a value for each language. */
export function fieldPerLanguage<Field extends z.ZodType>(meta: FieldMeta, field: Field) {
  const fields = { en: field.meta(languageLabels.en), sv: field.meta(languageLabels.sv) }
  return z.strictObject(fields satisfies Record<Language, z.ZodType>).meta(meta)
}

/** A text in each language, with a maximum length. */
export function wordsField(meta: FieldMeta, to = 1000) {
  return fieldPerLanguage(meta, z.string().min(1).max(to))
}

/** A list of texts in each language, such as the inflected forms of a word, with a minimum length. */
export function wordListField(meta: FieldMeta, least = 1) {
  const list = z.array(z.string().min(1)).min(least)
  return fieldPerLanguage(meta, least === 0 ? list.default([]) : list)
}

/** An https address, or empty. */
export function urlField(meta: FieldMeta) {
  return z
    .string()
    .regex(/^(?:https:\/\/[^\s/]+\.[^\s]+)?$/, {
      error: 'Write it in full, with https:// at its beginning, or leave it empty.',
    })
    .default('')
    .meta(meta)
}

/** The path of a page of this site, without language prefix. */
export function pagePathField(meta: FieldMeta) {
  return z
    .string()
    .regex(PAGE_PATH_PATTERN, {
      error: 'Write small letters a–z, digits, hyphens and slashes, / first and none at the end.',
    })
    .meta(meta)
}

/** A page of this site, without language prefix, and behind # a section of it. */
export function placeField(meta: FieldMeta) {
  return textField(meta).regex(/^\/[\w/-]*(?:#[\w-]+)?$/, {
    error: 'Write the English address with / first: /manual/basics#teams.',
  })
}

/** An https address, a file of this site, or empty. */
export function fileField(meta: FieldMeta) {
  return z
    .string()
    .regex(/^(?:https:\/\/[^\s/]+\.[^\s]+|\/[\w.-]+\.\w+)?$/, {
      error:
        'Write an address in full, with https:// at its beginning, or the name of a file in public behind a slash: /app.apk.',
    })
    .default('')
    .meta(meta)
}

/** Whether an entry is a sample, which only previews show. */
export const sampleField = z.boolean().meta({
  label: { en: 'A sample', sv: 'Exempel' },
  hint: {
    en: 'Switch it off when this is real: until then only the preview shows it.',
    sv: 'Stäng av när uppgiften är riktig: till dess visas den bara i förhandsvisningen.',
  },
})

/** The id of a list entry. */
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

/** A list of entries with unique ids; the generator converts it to a record by id. */
export function listById<Shape extends z.core.$ZodLooseShape>(meta: FieldMeta, entry: Shape) {
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
    .meta(meta)
}
