import { useEffect, useState } from 'react'

/** The debounce, so that a moving slider or a half-typed word is not announced. */
const ANNOUNCE_AFTER_MS = 1_000

/** A debounced text, for a live region. */
export function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}
