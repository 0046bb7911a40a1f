import { z } from 'zod'
import { pageMeta, textField } from './fields.ts'

/** The front matter of a document in content/documents. */
export const documentSchema = z
  .strictObject({
    title: textField(
      {
        label: { en: 'Title', sv: 'Titel' },
        hint: {
          en: 'Shown by search engines and in the browser’s tab; at most 60 letters with the product’s name.',
          sv: 'Visas av sökmotorer och på webbläsarens flik, högst 60 tecken med produktens namn.',
        },
      },
      { to: 80 },
    ),
    description: textField(pageMeta.description),
    checked: z.iso
      .date({ error: 'Write the date as year, month and day, such as 2026-11-27.' })
      .meta({
        label: { en: 'Rules checked on', sv: 'Reglerna kontrollerade' },
        hint: {
          en: 'The day on which the rules of the page were last read at their sources, such as 2026-11-27. Empty on pages without rules.',
          sv: 'Dagen då sidans regler senast lästes hos källorna, till exempel 2026-11-27. Tomt på sidor utan regler.',
        },
      })
      .optional(),
  })
  .meta({ label: { en: 'Document', sv: 'Dokument' } })

export type DocumentHead = z.infer<typeof documentSchema>
