import { z } from 'zod'
import { inLanguages, listById, sample, words } from './fields.ts'

const mail = z.strictObject({
  subject: z
    .string()
    .min(1)
    .max(60)
    .meta({
      label: { en: 'Subject', sv: 'Ämne' },
      hint: { en: 'The name of the product is put before it.', sv: 'Produktens namn sätts framför.' },
    }),
  lines: z.array(z.string().min(1)).meta({
    label: { en: 'What we need to know', sv: 'Det vi behöver veta' },
    hint: { en: 'A line of the mail each.', sv: 'En rad var i mejlet.' },
  }),
})

const sentence = {
  text: words(
    {
      label: { en: 'Answer', sv: 'Svar' },
      hint: {
        en: 'In Markdown. {mail} is where the mail is offered; {product}, {email} and other facts are filled in.',
        sv: 'I Markdown. {mail} är platsen för mejlet, och {product}, {email} och andra uppgifter fylls i.',
      },
    },
    2000,
  ),
  mail: inLanguages(
    {
      label: { en: 'Mail that is begun', sv: 'Påbörjat mejl' },
      hint: {
        en: 'Opened in the visitor’s mail program; leave it out once the answer is there.',
        sv: 'Öppnas i besökarens mejlprogram. Ta bort det när svaret finns.',
      },
    },
    mail,
  ).optional(),
  sample,
}

export const answersSchema = z
  .strictObject({
    answers: listById(
      {
        label: { en: 'Answers', sv: 'Svar' },
        hint: {
          en: 'What only you know, written once for all pages: a document shows an answer by its short name in braces.',
          sv: 'Det som bara ni vet, skrivet en gång för alla sidor: ett dokument visar svaret genom kortnamnet inom klammer.',
        },
      },
      sentence,
    ),
  })
  .meta({ label: { en: 'Price, trial and other answers', sv: 'Pris, testperiod och andra svar' } })

export type AnswersFile = z.infer<typeof answersSchema>
