import { useState } from 'react'
import { formatNumber } from '../../../language/format-number.ts'
import { parseNumber } from '../../../language/parse-number.ts'
import { useLanguage } from '../../../language/use-messages.ts'
import { within } from './flight-time.ts'

type Limits = { least: number; most: number; start: number }

/**
 * The text of a number field, and its value when it is one within the limits. The page stays when the language
 * changes, so the text is written anew: 1,200 in English is no twelve hundred in Swedish.
 */
export function useNumberText(limits: Limits) {
  const language = useLanguage()
  const [written, setWritten] = useState(() => ({ language, text: formatNumber(limits.start, language) }))
  const write = (text: string) => setWritten({ language, text })
  const writeNumber = (number: number) => write(formatNumber(number, language, decimalsOf(number)))
  if (written.language !== language) {
    const number = parseNumber(written.text, written.language)
    if (number === null) write(written.text)
    else writeNumber(number)
  }
  const value = within(parseNumber(written.text, written.language), limits)
  return { text: written.text, value, write, writeNumber }
}

/** As many decimals as the number itself has, at most two. */
export function decimalsOf(value: number): number {
  return Math.min(2, String(value).split('.')[1]?.length ?? 0)
}
