import { z } from 'zod'
import { listById, wordsField } from './fields.ts'

const answer = {
  question: wordsField({ label: { en: 'Question', sv: 'Fråga' } }, 200),
  text: wordsField(
    {
      label: { en: 'Answer', sv: 'Svar' },
      hint: {
        en: 'One or two sentences in Markdown, that can stand without the question. {product}, {email} and other facts are filled in.',
        sv: 'En eller två meningar i Markdown, som går att läsa utan frågan. {product}, {email} och andra uppgifter fylls i.',
      },
    },
    2000,
  ).optional(),
}

export const answersSchema = z
  .strictObject({
    answers: listById(
      {
        label: { en: 'Answers', sv: 'Svar' },
        hint: {
          en: 'What only you know, written once for all pages: a document shows an answer by its short name in braces. Until it is there, the preview shows the question, and the public site neither.',
          sv: 'Det som bara ni vet, skrivet en gång för alla sidor: ett dokument visar svaret genom kortnamnet inom klammer. Tills svaret finns visar förhandsvisningen frågan, och den publika webbplatsen ingetdera.',
        },
      },
      answer,
    ),
  })
  .meta({
    label: { en: 'Answers in the manual', sv: 'Svar i manualen' },
    without: {
      en: 'The manual leaves its sentence out; the question stands in ‘Questions to settle before you buy’.',
      sv: 'Manualen utelämnar meningen, och frågan står i ”Det här bör du reda ut före köpet”.',
    },
  })
