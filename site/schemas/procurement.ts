import { z } from 'zod'
import { listById, placeField, wordsField } from './fields.ts'

const row = {
  what: wordsField(
    {
      label: { en: 'Row', sv: 'Rad' },
      hint: {
        en: 'What the row is about, as in its table.',
        sv: 'Det som raden handlar om, med samma ord som i tabellen.',
      },
    },
    80,
  ),
  answer: z.enum(['yes', 'no', 'planned', 'ask']).meta({ label: { en: 'Answer', sv: 'Svar' } }),
  ask: placeField({
    label: { en: 'Where to ask', sv: 'Var man kan fråga' },
    hint: {
      en: 'The page and section that “Ask us” leads to: /before-you-buy#the-work.',
      sv: 'Sidan och avsnittet som ”Fråga oss” leder till: /before-you-buy#the-work.',
    },
  }).default('/before-you-buy'),
}

const wordField = (en: string, sv: string) => wordsField({ label: { en, sv } }, 20)

export const procurementSchema = z
  .strictObject({
    rows: listById(
      {
        label: { en: 'Rows', sv: 'Rader' },
        hint: {
          en: 'The tables show an answer by its short name in braces. What is known besides stands in their last column.',
          sv: 'I tabellerna står svaret som kortnamnet inom klammer. Det ni vet därutöver skriver ni i den sista kolumnen.',
        },
      },
      row,
    ),
    yes: wordField('Yes', 'Ja'),
    no: wordField('No', 'Nej'),
    planned: wordField('Planned', 'Planerat'),
    ask: wordField('Ask us', 'Fråga oss'),
  })
  .meta({
    label: { en: 'Answers for IT and procurement', sv: 'Svar för it och inköp' },
    without: {
      en: 'The row says ‘Ask us’, and leads to the question in ‘Questions to settle before you buy’.',
      sv: 'Raden säger ”Fråga oss” och leder till frågan i ”Det här bör du reda ut före köpet”.',
    },
  })
