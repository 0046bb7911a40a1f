/** The maximum length of a question in UTF-16 code units, as browsers count. */
export const MAX_QUESTION_LENGTH = 2500

/**
 * The id of the form that sends ticked questions, which the checkboxes outside of it reference by their `form`
 * attribute, and the name of these checkboxes.
 */
export const questionFormNames = { form: 'question-form', field: 'question' } as const

/**
 * Joins ticked and typed questions, one per line.
 * @example joinQuestions(['What does it cost?', '']) // 'What does it cost?'
 */
export function joinQuestions(questions: readonly string[]): string {
  return questions.map(cleanQuestion).filter(Boolean).join('\n')
}

/**
 * Cleans a question for databases, mails and CSV: CRLF becomes LF, and control characters are removed.
 * @example cleanQuestion(' What about\r\nbeetles?\0 ') // 'What about\nbeetles?'
 */
export function cleanQuestion(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}
