import { useEffect, useState } from 'react'

/** Long enough that a slider on its way, or a word half written, is not read out. */
const SPOKEN_AFTER_MS = 1_000

/** The text as it was when it last stood still for a while: what a live region says. */
export function useSettledText(text: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), SPOKEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
