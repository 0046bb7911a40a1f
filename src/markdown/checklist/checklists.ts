import { loadChunk } from '../../dom/load-chunk.ts'
import { DOCUMENT_UPDATED } from '../update/update-document.ts'

/** Loads the code of checklists and of the preset chooser when they come near the window. */
export function startChecklists(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        near.unobserve(target)
        loadChunk('checklist', () => import('./enhance-part.ts'))
          .then(({ enhancePart }) => enhancePart(target))
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
  addEventListener(DOCUMENT_UPDATED, observeAll)
}
