import { quotesData } from '../generated/content/quotes.ts'
import { site } from './facts.ts'
import type { Quote } from './schemas/quotes.ts'

export type QuotedSolution = keyof typeof quotesData

/** What customers say about a solution; samples as content/site.yaml wants them. */
export function quotesAbout(solution: QuotedSolution): readonly Quote[] {
  const own: readonly Quote[] = quotesData[solution]
  return own.filter(({ sample }) => site.showsSamples || !sample)
}

/** Whether a quote is shown that no customer has said. */
export const hasSampleQuotes =
  site.showsSamples &&
  Object.values(quotesData)
    .flat()
    .some(({ sample }) => sample)
