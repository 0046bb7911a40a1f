import { quotesData } from '../generated/content/quotes.ts'
import type { Quote } from './schemas/quotes.ts'

export type QuotedSolution = keyof typeof quotesData

/** Customers' quotes about a solution. */
export function quotesAbout(solution: QuotedSolution): readonly Quote[] {
  return quotesData[solution]
}
