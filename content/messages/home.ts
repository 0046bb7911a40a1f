import type { Language } from '../languages.ts'
import { type CalculatorMessages, calculatorEn } from './calculator.en.ts'
import { calculatorSv } from './calculator.sv.ts'
import { type HomeMessages, homeEn } from './home.en.ts'
import { homeSv } from './home.sv.ts'

/** The sentences of the home page; they travel with its chunk. */
export const homeMessages: Readonly<Record<Language, HomeMessages>> = { en: homeEn, sv: homeSv }

/** The sentences of its time calculator. */
export const calculatorMessages: Readonly<Record<Language, CalculatorMessages>> = { en: calculatorEn, sv: calculatorSv }
