import { z } from 'zod'
import { sampleField, wordsField } from './fields.ts'

const customer = z.strictObject({
  name: wordsField({ label: { en: 'Name', sv: 'Namn' } }, 40),
  logo: z
    .string()
    .regex(/^(?:\/logos\/[\w-]+\.svg)?$/, {
      error: 'Write the address of an SVG file in content/logos: /logos/north.svg.',
    })
    .optional()
    .meta({
      folder: 'logos',
      label: { en: 'Logo', sv: 'Logotyp' },
      hint: {
        en: 'An SVG that can be read on light and on dark ground. Without one the name is set as a word mark.',
        sv: 'En SVG som går att läsa på ljus och mörk botten. Utan logotyp visas namnet som ordmärke.',
      },
    }),
  mark: z.literal([1, 2, 3, 4, 5, 6]).meta({
    label: { en: 'Drawn mark', sv: 'Ritat märke' },
    hint: {
      en: 'Which mark and lettering a name without a logo gets, 1 to 6.',
      sv: 'Märke och bokstavsstil för ett namn utan logotyp, 1 till 6.',
    },
  }),
  sample: sampleField,
})

export const customersSchema = z
  .strictObject({
    customers: z
      .array(customer)
      .default([])
      .meta({
        label: { en: 'Customers', sv: 'Kunder' },
        hint: { en: 'In the order in which they are shown.', sv: 'I den ordning som de visas.' },
      }),
  })
  .meta({
    label: { en: 'Customers', sv: 'Kunder' },
    without: { en: 'The home page has no strip of customers.', sv: 'Startsidan har ingen rad med kunder.' },
  })

export type Customer = z.infer<typeof customer>
