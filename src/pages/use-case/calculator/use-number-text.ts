import { useState } from 'react'
import { formatNumber } from '../../../language/format-number.ts'
import { parseNumber } from '../../../language/parse-number.ts'
import { useLanguage } from '../../../language/use-messages.ts'
import { within } from './flight-time.ts'

type Limits = { least: number; most: number; start: number }

/** The text of a number field, and its value when it is one within the limits. */
export function useNumberText(limits: Limits) {
  const language = useLanguage()
  const [text, write] = useState(() => formatNumber(limits.start, language))
  const writeNumber = (number: number) => write(formatNumber(number, language, countDecimals(number)))
  return { text, value: within(parseNumber(text, language), limits), write, writeNumber }
}

/** As many decimals as the number itself has, at most two. */
export function countDecimals(value: number): number {
  return Math.min(2, String(value).split('.')[1]?.length ?? 0)
}
