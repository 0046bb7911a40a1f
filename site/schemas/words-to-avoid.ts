import { z } from 'zod'
import { fieldPerLanguage, textField } from './fields.ts'

const wordToAvoid = z.strictObject({
  instead: textField({ label: { en: 'Write', sv: 'Skriv' } }),
  words: z
    .array(z.string().min(1))
    .min(1)
    .meta({
      label: { en: 'Not', sv: 'Inte' },
      hint: {
        en: 'With any ending after *; capitals count only where they stand here.',
        sv: 'Med valfri ändelse efter *. Versaler räknas bara om de står här.',
      },
    }),
})

export const wordsToAvoidSchema = z
  .strictObject({
    avoid: fieldPerLanguage(
      {
        label: { en: 'Words to avoid', sv: 'Ord att undvika' },
        hint: {
          en: 'Each thing has one name, that of the glossary. The words of the search are free.',
          sv: 'Varje sak har ett namn, det i ordlistan. Sökorden är fria.',
        },
      },
      z.array(wordToAvoid),
    ),
    allowed: z
      .array(
        z.strictObject({
          text: textField({ label: { en: 'Words around it', sv: 'Orden runt omkring' } }),
          reason: textField({ label: { en: 'Reason', sv: 'Skäl' } }),
        }),
      )
      .meta({ label: { en: 'Allowed nevertheless', sv: 'Tillåtet ändå' } }),
  })
  .meta({ label: { en: 'Words to avoid', sv: 'Ord att undvika' } })
