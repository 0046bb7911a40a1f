import { z } from 'zod'
import { languageLabels, listById } from './fields.ts'

const text = z.string().min(1).max(40)
const texts = { en: text.meta(languageLabels.en), sv: text.meta(languageLabels.sv) }

export const figuresSchema = z
  .strictObject({
    figures: listById(
      {
        label: { en: 'Drawings', sv: 'Teckningar' },
        hint: {
          en: 'The short name is that of the file in content/figures.',
          sv: 'Kortnamnet är filens namn i content/figures.',
        },
      },
      {
        texts: listById(
          {
            label: { en: 'Words', sv: 'Ord' },
            hint: {
              en: 'The drawing asks for them by their short names. Each has one place for both languages: let them be about as long.',
              sv: 'Teckningen hämtar dem på kortnamnet. Båda språken har samma plats: låt dem vara ungefär lika långa.',
            },
          },
          texts,
        ),
      },
    ),
  })
  .meta({ label: { en: 'Words in the drawings', sv: 'Ord i teckningarna' } })
