/** How much may be asked, in characters as a browser counts them. */
export const LONGEST_QUESTION = 2500

/** The form of the page with questions to tick: its id, which their boxes name, and what each box is called. */
export const QUESTIONS = { form: 'question-form', field: 'question' } as const

/**
 * What was ticked and what was typed, as one question: each on a line of its own.
 * @example joinQuestions(['What does it cost?', '']) // 'What does it cost?'
 */
export function joinQuestions(questions: readonly string[]): string {
  return questions.map(cleanQuestion).filter(Boolean).join('\n')
}

/**
 * What a visitor asks, as text that databases, mails and tables take: browsers send line breaks as two characters, and
 * nobody types others that cannot be seen.
 * @example cleanQuestion(' What about\r\nbeetles?\0 ') // 'What about\nbeetles?'
 */
export function cleanQuestion(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}
