import { quotesData } from '../generated/content/quotes.ts'
import type { Quote } from './schemas/quotes.ts'

/** A solution that customers are quoted about (content/quotes.yaml). */
export type SolutionWithQuotes = keyof typeof quotesData

/** Customers' quotes about a solution. */
export function quotesAbout(solution: SolutionWithQuotes): readonly Quote[] {
  return quotesData[solution]
}
