import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { idOfHash, onVisitorScroll } from '../../components/hash-scroll.ts'

/** How long a link's target may take to appear (specification §9). */
export const HASH_WAIT_MS = 10_000

/**
 * Scrolls to the element of a hash that is not on the page yet, as soon as it appears, for up to 10 s, unless the
 * visitor scrolls meanwhile (specification §2). The router handles what is already there.
 */
export function useHashWait(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash may be followed twice; each time has its key
  useEffect(() => {
    const id = idOfHash(hash)
    if (!id) return
    const found = document.getElementById(id)
    if (found) return openAround(found)
    return whenAppears(id, HASH_WAIT_MS, (element) => element.scrollIntoView())
  }, [hash, key])
}

/** A link may lead into the privacy policy, which is a closed dialog. */
function openAround(element: HTMLElement): void {
  const dialog = element.closest('dialog')
  if (!dialog || dialog.open) return
  dialog.showModal()
  element.scrollIntoView()
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
