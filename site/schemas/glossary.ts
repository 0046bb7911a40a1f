import { z } from 'zod'
import { listById, placeField, wordListField, wordsField } from './fields.ts'

const word = {
  target: placeField({
    label: { en: 'Where it is explained', sv: 'Var det förklaras' },
    hint: {
      en: 'A page, and behind # a section: /manual/basics#teams. Left out where no page explains it further.',
      sv: 'En sida, och efter # ett avsnitt: /manual/basics#teams. Utelämnas om ingen sida förklarar mer.',
    },
  }).optional(),
  match: wordListField({
    label: { en: 'Forms', sv: 'Former' },
    hint: {
      en: 'The forms that texts use, longest first; the last is what it is called.',
      sv: 'Formerna som texterna använder, den längsta först. Den sista är vad ordet kallas.',
    },
  }),
  definition: wordsField(
    { label: { en: 'Meaning', sv: 'Betydelse' }, hint: { en: 'One sentence.', sv: 'En mening.' } },
    300,
  ),
  ordinary: z
    .literal(true)
    .optional()
    .meta({
      label: { en: 'An everyday word as well', sv: 'Också ett vardagsord' },
      hint: {
        en: 'Linked once on a page instead of once in a section.',
        sv: 'Länkas en gång per sida i stället för en gång per avsnitt.',
      },
    }),
  exact: z
    .literal(true)
    .optional()
    .meta({
      label: { en: 'Only with these capitals', sv: 'Bara med dessa versaler' },
      hint: { en: 'Linked only where it is written so.', sv: 'Länkas bara där det skrivs så.' },
    }),
}

/** Creates the schema of a glossary file, labelled by its topic in English and Swedish. */
export function createGlossarySchema(en: string, sv: string) {
  return z
    .strictObject({ words: listById({ label: { en: 'Words', sv: 'Ord' } }, word) })
    .meta({ label: { en: `Glossary: ${en}`, sv: `Ordlista: ${sv}` } })
}
