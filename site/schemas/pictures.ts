import { z } from 'zod'
import { fieldPerLanguage, listById, wordsField } from './fields.ts'

const pictureFields = {
  alt: fieldPerLanguage(
    {
      label: { en: 'What it shows', sv: 'Vad bilden visar' },
      hint: {
        en: 'One sentence for people who cannot see the picture.',
        sv: 'En mening för den som inte kan se bilden.',
      },
    },
    z.string().min(10).max(300),
  ),
  isPhotograph: z
    .boolean()
    .optional()
    .meta({
      label: { en: 'A photograph', sv: 'Ett fotografi' },
      hint: {
        en: 'All others are computer-generated, and their texts say so.',
        sv: 'Alla andra är datorgenererade, och deras texter säger det.',
      },
    }),
}

export const picturesSchema = z
  .strictObject({
    madeByComputer: wordsField({
      label: { en: 'Said of computer-generated pictures', sv: 'Text om datorgenererade bilder' },
      hint: { en: 'Behind their alternative texts.', sv: 'Efter deras alternativtexter.' },
    }),
    pictures: listById(
      {
        label: { en: 'Pictures', sv: 'Bilder' },
        hint: {
          en: 'The short name is that of the file in content/pictures, 16:9 and at least 1,600 pixels wide.',
          sv: 'Kortnamnet är filens namn i content/pictures, 16:9 och minst 1 600 pixlar bred.',
        },
      },
      pictureFields,
    ),
  })
  .meta({ label: { en: 'Pictures', sv: 'Bilder' } })
