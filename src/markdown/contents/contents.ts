import { closestToTarget } from '../../dom/closest.ts'
import { parseHashId } from '../../dom/hash-scroll.ts'
import { whenIdle } from '../../dom/when-idle.ts'
import { DOCUMENT_UPDATED_EVENT } from '../update/update-document.ts'

/** A heading counts as reached within this distance below its scroll position. */
const REACHED_MARGIN_PX = 24

/** Highlights the current section in the table of contents, and collapses the one of phones after a choice. */
export function startTableOfContents(): void {
  whenIdle(markCurrent) // at once it would force a second layout
  for (const type of ['scroll', 'resize', DOCUMENT_UPDATED_EVENT])
    addEventListener(type, markCurrent, { passive: true })
  document.addEventListener('click', ({ target }) => {
    closestToTarget(target, '.contents ol')?.previousElementSibling?.removeAttribute('open')
  })
  // in field mode it covers the page
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
  const current = findCurrent(links)
  for (const link of links) {
    if (link === current) link.setAttribute('aria-current', 'location')
    else link.removeAttribute('aria-current')
  }
  if (current) scrollListTo(current)
}

/**
 * Scrolls the table of contents itself, not the page, when it is longer than the viewport; not while the visitor uses
 * it by keyboard.
 */
function scrollListTo(link: HTMLElement): void {
  const list = link.closest('.contents')
  if (!list || list.scrollHeight <= list.clientHeight || list.querySelector(':focus-visible')) return
  const frame = list.getBoundingClientRect()
  const place = link.getBoundingClientRect()
  if (place.top < frame.top || place.bottom > frame.bottom)
    list.scrollTop += place.top - frame.top - list.clientHeight / 2
}

/** The last heading above the header's lower edge; at the end of the page the last one. */
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
