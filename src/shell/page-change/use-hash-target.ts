import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { dialogs, policySection } from '../../../content/dialogs.ts'
import { openDialog } from '../../components/dialogs.ts'
import { idOfHash, onVisitorScroll } from '../../components/hash-scroll.ts'

/** How long a link's target may take to appear (specification §9). */
export const HASH_WAIT_MS = 10_000

/**
 * Does for a hash what the router's own scrolling cannot: opens the dialog that it names or that its element is in, and
 * scrolls to an element that is not on the page yet as soon as it appears, for up to 10 s, unless the visitor scrolls
 * meanwhile (specification §2).
 */
export function useHashTarget(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash may be followed twice; each time has its key
  useEffect(() => {
    const id = idOfHash(hash)
    if (!id) return
    if (id.startsWith(policySection)) openDialog(dialogs.privacy) // its text may come only now
    const found = document.getElementById(id)
    if (!found) return whenAppears(id, HASH_WAIT_MS, (element) => element.scrollIntoView())
    const dialog = found.closest('dialog')
    if (!dialog) return
    openDialog(dialog.id)
    found.scrollIntoView()
  }, [hash, key])
}

function whenAppears(id: string, limit: number, action: (element: HTMLElement) => void): () => void {
  const stop = new AbortController()
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id)
    if (!element) return
    end()
    action(element)
  })
  const timer = setTimeout(() => end(), limit)
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
    stop.abort()
  }
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['id'] })
  onVisitorScroll(end, stop.signal)
  return end
}
