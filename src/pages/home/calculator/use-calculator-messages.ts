import type { CalculatorMessages } from '../../../../content/messages/calculator.en.ts'
import { calculatorMessages } from '../../../../content/messages/calculator.ts'
import { useLanguage } from '../../../language/use-messages.ts'

/** The sentences of the time calculator; they travel with the home page's chunk. */
export function useCalculatorMessages(): CalculatorMessages {
  return calculatorMessages[useLanguage()]
}
