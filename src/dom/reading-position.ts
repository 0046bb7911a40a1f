import { isRecord } from '../../site/is-record.ts'

/** A reader's position: an element, its distance to the top of the window, and how far the page is scrolled. */
export type ReadingPosition = { id: string; top: number; scrolled: number }

export function isReadingPosition(value: unknown): value is ReadingPosition {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.top === 'number' &&
    typeof value.scrolled === 'number'
  )
}

/** Elements that keep their ids in every language and every version of a text; letters of the glossary do not. */
const ANCHORS = 'main :is(h1, h2, h3, section, .glossary__row)[id]:not([id^="letter-"])'

export function readPosition(): ReadingPosition {
  let id = ''
  let top = 0
  for (const element of document.querySelectorAll(ANCHORS)) {
    const box = element.getBoundingClientRect()
    if (box.height === 0) continue // not shown
    if (id && box.top > innerHeight / 3) break
    id = element.id
    top = box.top
  }
  return { id, top, scrolled: scrollY }
}

/** Scrolls the element to its earlier distance; a page at its top stays there. */
export function restorePosition({ id, top, scrolled }: ReadingPosition): void {
  if (scrolled === 0) return
  const now = document.getElementById(id)?.getBoundingClientRect().top
  scrollBy({ top: now === undefined ? scrolled - scrollY : now - top, behavior: 'instant' })
}
