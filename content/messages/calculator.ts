import type { Language } from '../../site/languages.ts'
import { type CalculatorMessages, calculatorEn } from './calculator.en.ts'
import { calculatorSv } from './calculator.sv.ts'

/** The sentences of the time calculator; they travel with its chunk. */
export const calculatorMessages: Readonly<Record<Language, CalculatorMessages>> = { en: calculatorEn, sv: calculatorSv }
