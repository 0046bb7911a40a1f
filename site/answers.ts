import { answersData } from '../generated/content/answers.ts'
import type { Words } from './languages.ts'

/**
 * Answers that only the site's owner can give, in Markdown (content/answers.yaml). Documents insert an answer by a
 * placeholder, such as `{droneModels}`; one without text is still unanswered.
 */
export const answers: Readonly<Record<string, { question: Words; text?: Words }>> = answersData.answers
