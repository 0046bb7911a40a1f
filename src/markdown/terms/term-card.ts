import './term-card.css'
import { fieldMessages } from '../../../generated/messages/field.ts'
import { type Language, languages } from '../../../site/languages.ts'
import type { TermCardContent } from '../../../site/term-words.ts'
import { iconHtml } from '../../components/icon-address.ts'
import { closestToTarget } from '../../dom/closest.ts'
import { isModifiedClick } from '../../dom/modified-click.ts'

/** The distance between card and term. */
const GAP_PX = 14
/** The minimum height of a card: two lines of text. */
const MIN_CARD_PX = 72
/** The minimum distance between card and viewport edge. */
const EDGE_PX = 12
/** Viewports narrower than this have no room beside a term. */
const NARROW_PX = 640

/**
 * Shows a term's card as a popover, inserted after the term, so that Tab moves into it. The browser closes it on Escape
 * and on a click elsewhere. After a tap it is at the bottom of the screen and takes the focus, which the browser
 * returns to the term.
 */
export function showTermCard(
  term: HTMLAnchorElement,
  isTapped: boolean,
  words: TermCardContent,
  language: Language,
): void {
  hideTermCard()
  const card = document.createElement('div')
  Object.assign(card, { className: 'term-card sheet', role: 'dialog', tabIndex: -1, popover: 'auto' })
  card.ariaLabel = words.names[language]
  card.innerHTML = writeCardHtml(term, words, language)
  card.addEventListener(
    'click',
    (event) => closestToTarget(event.target, 'a, button') && !isModifiedClick(event) && hideTermCard(),
  )
  card.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') return
    card.remove()
    delete term.dataset.open
    term.removeAttribute('aria-expanded')
  })
  term.after(card)
  term.dataset.open = ''
  term.setAttribute('aria-expanded', 'true')
  card.showPopover()
  if (isTapped || innerWidth < NARROW_PX) positionAtBottom(card, term)
  else positionAtTerm(card, term)
  if (isTapped) card.focus()
}

export function hideTermCard(): void {
  for (const card of document.querySelectorAll<HTMLElement>('.term-card')) card.hidePopover()
}

/** The card's HTML. It is not escaped, since it consists of the site's own text. */
function writeCardHtml(term: HTMLAnchorElement, words: TermCardContent, language: Language): string {
  const m = fieldMessages[language].term
  const others = languages
    .filter((other) => other !== language)
    .map((other) => {
      const name = `<span lang="${other}">${words.names[other]}</span>`
      return `<p class="term-card__other"><i>${m.languages[other]}</i>${name}</p>`
    })
  const chapter = words.chapter > 0 ? `<small>${m.chapter({ number: words.chapter })}</small>` : ''
  return (
    `<b class="name">${words.names[language]}</b>${others.join('')}<p>${words.definition}</p>` +
    `<a href="${term.getAttribute('href')}"><span>${chapter}${m.readOn({ page: words.page })}</span>${iconHtml('arrow')}</a>` +
    `<button type="button" class="close-button square" aria-label="${m.close}">${iconHtml('close')}</button>`
  )
}

/** Positions the card at the bottom, and scrolls a term that it would cover, as far as possible. */
function positionAtBottom(card: HTMLElement, term: HTMLElement): void {
  card.dataset.place = 'bottom'
  const line = term.getBoundingClientRect()
  const covered = line.bottom + GAP_PX - card.getBoundingClientRect().top
  if (covered <= 0) return
  const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
  scrollBy({ top: Math.max(0, Math.min(covered, line.top - header - GAP_PX)), behavior: 'instant' })
  // If the viewport is too low for term and card, the card is shortened and scrolls.
  const room = card.getBoundingClientRect().bottom - term.getBoundingClientRect().bottom - GAP_PX
  card.style.maxHeight = `${Math.max(MIN_CARD_PX, room)}px`
}

/** Positions the card below the first line of the term, or above it where there is more room. */
function positionAtTerm(card: HTMLElement, term: HTMLElement): void {
  const line = term.getClientRects()[0] ?? term.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = card
  const room = document.documentElement.clientWidth - width - EDGE_PX
  const isBelow = line.bottom + GAP_PX + height < innerHeight || line.top < innerHeight / 2
  card.style.left = `${Math.max(EDGE_PX, Math.min(line.left - 40, room)) + scrollX}px`
  card.style.top = `${(isBelow ? line.bottom + GAP_PX : line.top - GAP_PX - height) + scrollY}px`
}
