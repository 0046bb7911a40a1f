import { useEffect, useState } from 'react'

/** False in prerendered HTML, true after hydration. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
