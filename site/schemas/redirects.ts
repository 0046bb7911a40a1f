import { z } from 'zod'
import { PAGE_PATH_PATTERN } from '../addresses.ts'
import { pagePathField } from './fields.ts'

const redirect = z.strictObject({
  from: pagePathField({
    label: { en: 'Old address', sv: 'Gammal adress' },
    hint: {
      en: 'Without the language: /old leads on in both.',
      sv: 'Utan språk: /gammal leder vidare på båda språken.',
    },
  }),
  to: z
    .string()
    .regex(new RegExp(`${PAGE_PATH_PATTERN.source.slice(0, -1)}(?:#[a-z][\\w-]*)?$`), {
      error: 'Write the address of a page, and of a section if you like: /faq#faq-price.',
    })
    .meta({
      label: { en: 'Leads to', sv: 'Leder till' },
      hint: { en: 'A page, and behind # a section.', sv: 'En sida, och efter # ett avsnitt.' },
    }),
})

export const redirectsSchema = z
  .strictObject({
    redirects: z
      .array(redirect)
      .default([])
      .meta({
        label: {
          en: 'Addresses of pages that have moved or gone',
          sv: 'Adresser till sidor som flyttats eller tagits bort',
        },
        hint: {
          en: 'Other websites link to them, so they lead on.',
          sv: 'Andra webbplatser länkar till dem, så de leder vidare.',
        },
      }),
  })
  .meta({ label: { en: 'Old addresses', sv: 'Gamla adresser' } })
