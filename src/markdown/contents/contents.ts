import { closestToTarget } from '../../dom/closest.ts'
import { parseHashId } from '../../dom/hash-scroll.ts'
import { whenIdle } from '../../dom/when-idle.ts'
import { DOCUMENT_UPDATED_EVENT } from '../update/update-document.ts'

/** A heading is the current one from this distance below the position that a link to it scrolls to. */
const REACHED_MARGIN_PX = 24

/** Highlights the current section in the table of contents; on phones collapses the list when an entry is chosen. */
export function startTableOfContents(): void {
  whenIdle(markCurrent) // measuring at once would force a synchronous layout
  for (const type of ['scroll', 'resize', DOCUMENT_UPDATED_EVENT])
    addEventListener(type, markCurrent, { passive: true })
  document.addEventListener('click', ({ target }) => {
    closestToTarget(target, '.contents ol')?.previousElementSibling?.removeAttribute('open')
  })
  // In field mode the open list covers the page, so Escape closes it.
  document.addEventListener('keydown', ({ key }) => {
    const open = document.querySelector<HTMLElement>('[data-field] .reader .contents details[open]')
    if (key !== 'Escape' || !open) return
    open.removeAttribute('open')
    open.querySelector('summary')?.focus()
  })
}

function markCurrent(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.reader .contents a')]
  if (links.length === 0) return
  const current = findCurrent(links.filter(({ offsetParent }) => offsetParent)) // without those that a stylesheet hides
  for (const link of links) link.ariaCurrent = link === current ? 'location' : null
  if (current) scrollListTo(current)
}

/**
 * Scrolls the table of contents, if it is longer than the viewport, so that the current entry is visible; not while it
 * has keyboard focus.
 */
function scrollListTo(link: HTMLElement): void {
  const list = link.closest('.contents')
  if (!list || list.scrollHeight <= list.clientHeight || list.querySelector(':focus-visible')) return
  const frame = list.getBoundingClientRect()
  const place = link.getBoundingClientRect()
  if (place.top < frame.top || place.bottom > frame.bottom)
    list.scrollTop += place.top - frame.top - list.clientHeight / 2
}

/** Finds the link to the last heading that has scrolled up to the header; at the end of the page, the last link. */
function findCurrent(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  if (innerHeight + scrollY >= document.documentElement.scrollHeight - 2) return links.at(-1)
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + REACHED_MARGIN_PX
  let reached = links[0]
  for (const link of links) {
    const top = document.getElementById(parseHashId(link.hash))?.getBoundingClientRect().top
    if (top !== undefined && top <= line) reached = link
  }
  return reached
}
