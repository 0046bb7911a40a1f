import { z } from 'zod'
import { fieldPerLanguage, textField, wordListField } from './fields.ts'

const topic = z.strictObject({
  words: wordListField({
    label: { en: 'Words', sv: 'Ord' },
    hint: {
      en: 'What visitors type for the same thing; a search for one finds them all. Inflections need not be listed, except where the vowel changes.',
      sv: 'Det som besökare skriver om samma sak; en sökning på ett av dem hittar alla. Böjningar behövs bara om vokalen ändras (brand, bränder).',
    },
  }),
  target: textField({
    label: { en: 'Page that comes first', sv: 'Sidan som kommer först' },
    hint: { en: 'A page, and behind # a section.', sv: 'En sida, och efter # ett avsnitt.' },
  }).optional(),
})

export const searchWordsSchema = z
  .strictObject({
    topics: z.array(topic).meta({
      label: { en: 'Topics', sv: 'Ämnen' },
      hint: {
        en: 'What the search knows beside the glossary: everyday words, and their counterparts in the other language.',
        sv: 'Det som sökningen kan utöver ordlistan: vardagsord och deras motsvarigheter på det andra språket.',
      },
    }),
    stopWords: fieldPerLanguage(
      {
        label: { en: 'Words that say nothing', sv: 'Ord som inget säger' },
        hint: {
          en: 'Parted by spaces. They count only when a search has no others.',
          sv: 'Åtskilda av mellanslag. De räknas bara när sökningen inte har några andra.',
        },
      },
      z.string().min(1),
    ),
  })
  .meta({ label: { en: 'Words of the search', sv: 'Sökord' } })
