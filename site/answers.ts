import { answersData } from '../generated/content/answers.ts'
import type { Language } from './languages.ts'

/**
 * What only the owner of the platform knows, in Markdown (content/answers.yaml). Documents show an answer by its name in
 * braces, as in `{priceModel}`. Until it is there it offers a mail that is begun already.
 */
export const answers: Readonly<Record<string, { text: Readonly<Record<Language, string>> }>> = answersData.answers
