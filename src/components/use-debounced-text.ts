import { useEffect, useState } from 'react'

/** The debounce delay, so that intermediate values of a moving slider or a half-typed word are not announced. */
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
