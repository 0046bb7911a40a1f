import { z } from 'zod'
import { text } from './fields.ts'

/** The head of a document in content/documents. */
export const documentSchema = z
  .strictObject({
    title: text({
      label: { en: 'Title', sv: 'Titel' },
      hint: {
        en: 'Shown by search engines and in the browser’s tab; at most 60 letters with the product’s name.',
        sv: 'Visas av sökmotorer och på webbläsarens flik, högst 60 tecken med produktens namn.',
      },
    }),
    description: text({
      label: { en: 'Description', sv: 'Beskrivning' },
      hint: {
        en: 'What search engines show under the title, in 60 to 160 letters.',
        sv: 'Det som sökmotorer visar under titeln, med 60 till 160 tecken.',
      },
    }),
  })
  .meta({ label: { en: 'Document', sv: 'Dokument' } })

export type DocumentHead = z.infer<typeof documentSchema>
