import { useState } from 'react'
import { formatNumber } from '../../../language/format-number.ts'
import { parseNumber } from '../../../language/parse-number.ts'
import { useLanguage } from '../../../language/use-messages.ts'
import { nullIfOutOfRange } from './flight-time.ts'

type Limits = { least: number; most: number; start: number }

/** The state of a number field: its text, and its value, which is null if it is invalid or outside the limits. */
export function useNumberText(limits: Limits) {
  const language = useLanguage()
  const [text, write] = useState(() => formatNumber(limits.start, language))
  const writeNumber = (number: number) => write(formatNumber(number, language))
  return { text, value: nullIfOutOfRange(parseNumber(text, language), limits), write, writeNumber }
}
