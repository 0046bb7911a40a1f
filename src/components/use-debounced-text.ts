import { useEffect, useState } from 'react'

/** Long enough that a slider on its way, or a word half written, is not read out. */
const ANNOUNCE_AFTER_MS = 1_000

/** The text as it was when it last stood still for a while: what a live region says. */
export function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
