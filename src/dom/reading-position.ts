import { isRecord } from '../../site/is-record.ts'

/** A reading position: an element's id, its distance to the top of the viewport, and the scroll offset of the page. */
export type ReadingPosition = { id: string; top: number; scrolled: number }

export function isReadingPosition(value: unknown): value is ReadingPosition {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.top === 'number' &&
    typeof value.scrolled === 'number'
  )
}

/**
 * Elements whose ids are the same in every language and version of a text; the ids of the glossary's letters are not.
 */
const ANCHOR_SELECTOR = 'main :is(h1, h2, h3, section, .glossary__row)[id]:not([id^="letter-"])'

export function getReadingPosition(): ReadingPosition {
  let id = ''
  let top = 0
  for (const element of document.querySelectorAll(ANCHOR_SELECTOR)) {
    const box = element.getBoundingClientRect()
    if (box.height === 0) continue // hidden
    if (id && box.top > innerHeight / 3) break
    id = element.id
    top = box.top
  }
  return { id, top, scrolled: scrollY }
}

/** Scrolls an element back to its stored distance; a page that was at its top stays there. */
export function restoreReadingPosition({ id, top, scrolled }: ReadingPosition): void {
  if (scrolled === 0) return
  const now = document.getElementById(id)?.getBoundingClientRect().top
  scrollBy({ top: now === undefined ? scrolled - scrollY : now - top, behavior: 'instant' })
}
