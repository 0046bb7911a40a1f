import type { Language } from '../../../../content/languages.ts'
import { type CalculatorMessages, calculatorEn } from '../../../../content/messages/calculator.en.ts'
import { calculatorSv } from '../../../../content/messages/calculator.sv.ts'
import { useLanguage } from '../../../language/use-messages.ts'

const calculatorMessages: Record<Language, CalculatorMessages> = { en: calculatorEn, sv: calculatorSv }

/** The sentences of the time calculator; they travel with the home page's chunk. */
export function useCalculatorMessages(): CalculatorMessages {
  return calculatorMessages[useLanguage()]
}
