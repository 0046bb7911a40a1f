import { closest } from '../../dom/closest.ts'
import { idOfHash } from '../../dom/hash-scroll.ts'
import { whenIdle } from '../../dom/when-idle.ts'
import { DOCUMENT_UPDATED } from '../update/update-document.ts'

/** A heading counts as reached when it is this far below the place to which a link to it scrolls. */
const REACHED_MARGIN_PX = 24

/** Marks in the table of contents the section that is being read, and folds the one of phones. */
export function startContents(): void {
  whenIdle(markCurrent) // asked at once, it would have the page laid out twice
  for (const type of ['scroll', 'resize', DOCUMENT_UPDATED]) addEventListener(type, markCurrent, { passive: true })
  document.addEventListener('click', ({ target }) => {
    closest(target, '.contents ol')?.previousElementSibling?.removeAttribute('open')
  })
  // in field mode it lies over the page
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
 * The contents scroll by themselves where they are longer than the window; the page does not move. While a visitor goes
 * through them by keys, they are left alone.
 */
function scrollListTo(link: HTMLElement): void {
  const list = link.closest('.contents')
  if (!list || list.scrollHeight <= list.clientHeight || list.querySelector(':focus-visible')) return
  const frame = list.getBoundingClientRect()
  const place = link.getBoundingClientRect()
  if (place.top < frame.top || place.bottom > frame.bottom)
    list.scrollTop += place.top - frame.top - list.clientHeight / 2
}

/** The last heading that has come up to the header; at the end of the page the last of all. */
function findCurrent(links: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  if (innerHeight + scrollY >= document.documentElement.scrollHeight - 2) return links.at(-1)
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + REACHED_MARGIN_PX
  let reached = links[0]
  for (const link of links) {
    const top = document.getElementById(idOfHash(link.hash))?.getBoundingClientRect().top
    if (top !== undefined && top <= line) reached = link
  }
  return reached
}
