import { DOCUMENT_SHOWN } from './documents.ts'
import { loadChunk } from './load-chunk.ts'

/** Checklists keep their ticks, and the preset chooser answers, from when they are nearly seen. */
export function startChecklists(): void {
  const near = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        near.unobserve(target)
        loadChunk('checklist', () => import('./checklist/enhance.ts'))
          .then(({ enhance }) => enhance(target))
          .catch((error: unknown) => console.warn('A list cannot keep its ticks.', error))
      }
    },
    { rootMargin: '800px' },
  )
  const look = () => {
    for (const part of document.querySelectorAll('[data-checklist], .choose')) near.observe(part)
  }
  look()
  addEventListener(DOCUMENT_SHOWN, look)
  addEventListener('online', look) // what did not come for want of coverage
}
