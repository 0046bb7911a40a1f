import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { idOfHash, onVisitorScroll, scrollBehavior } from '../components/hash-scroll.ts'

/** When a document page scrolls to the address's hash after it has loaded (specification §9). */
export const DOCUMENT_HASH_DELAY_MS = 1_000

/**
 * Scrolls smoothly to the address's hash one second after a document has been shown, unless the visitor was first.
 * Its translation is the same document: a choice of language keeps the scroll position.
 */
export function useDocumentHashScroll(name: string): void {
  const { hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a document is shown, not when its hash changes
  useEffect(() => {
    const id = idOfHash(hash)
    if (!id) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      stop.abort()
      document.getElementById(id)?.scrollIntoView({ behavior: scrollBehavior() })
    }, DOCUMENT_HASH_DELAY_MS)
    onVisitorScroll(() => clearTimeout(timer), stop.signal)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [name])
}
