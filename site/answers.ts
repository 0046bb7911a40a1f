import { answersData } from '../generated/content/answers.ts'
import type { Language } from './languages.ts'

type Words = Readonly<Record<Language, string>>

/**
 * Answers that only the owner can give, in Markdown (content/answers.yaml). Documents insert one by its name in braces,
 * such as `{droneModels}`; one without text is unanswered.
 */
export const answers: Readonly<Record<string, { question: Words; text?: Words }>> = answersData.answers
