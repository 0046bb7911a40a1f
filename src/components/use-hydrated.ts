import { useEffect, useState } from 'react'

/** False in the page that the build renders, true once React is there. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
