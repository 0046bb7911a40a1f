import { loadChunk } from '../../dom/load-chunk.ts'
import { DOCUMENT_UPDATED_EVENT } from '../update/update-document.ts'

/** Lazy-loads the chunk of checklists and the preset chooser when one is about to scroll into view. */
export function startLazyChecklists(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        near.unobserve(target)
        loadChunk('checklist', () => import('./enhance-part.ts'))
          .then(({ enhanceInteractivePart }) => enhanceInteractivePart(target))
          .catch((error: unknown) => {
            console.warn(error)
            addEventListener('online', () => near.observe(target), { once: true })
          })
      }
    },
    { rootMargin: '800px' },
  )
  const observeAll = () => {
    for (const part of document.querySelectorAll('[data-checklist], .choose')) near.observe(part)
  }
  observeAll()
  addEventListener(DOCUMENT_UPDATED_EVENT, observeAll)
}
