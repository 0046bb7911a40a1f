import { answersData } from '../generated/content/answers.ts'
import type { Language } from './languages.ts'

type Words = Readonly<Record<Language, string>>

/**
 * What only the owner of the platform knows, in Markdown (content/answers.yaml). Documents show an answer by its name in
 * braces, as in `{droneModels}`; one without a text is not answered yet.
 */
export const answers: Readonly<Record<string, { question: Words; text?: Words }>> = answersData.answers
