import { z } from 'zod'
import { words } from './fields.ts'

const compartment = z.strictObject({
  number: z.literal([5, 6, 10, 11, 15, 16]).meta({ label: { en: 'Number', sv: 'Nummer' } }),
  label: words({ label: { en: 'What stands there', sv: 'Vad som växer där' } }, 30),
  hectares: z
    .number()
    .positive()
    .meta({ label: { en: 'Hectares', sv: 'Hektar' } }),
})

export const heroMapSchema = z
  .strictObject({
    compartments: z
      .array(compartment)
      .length(6)
      .meta({
        label: { en: 'Compartments', sv: 'Avdelningar' },
        hint: {
          en: 'As content/overlays/planning.json describes them.',
          sv: 'Som content/overlays/planning.json beskriver dem.',
        },
      }),
  })
  .meta({ label: { en: 'Map at the top of the home page', sv: 'Kartan överst på startsidan' } })
