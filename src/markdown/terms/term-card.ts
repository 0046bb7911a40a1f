import './term-card.css'
import { fieldMessages } from '../../../generated/messages/field.ts'
import { type Language, languages } from '../../../site/languages.ts'
import type { TermWords } from '../../../site/term-words.ts'
import { iconHtml } from '../../components/icon-address.ts'
import { closest } from '../../dom/closest.ts'
import { isModified } from '../../dom/modified-click.ts'

/** The distance of the card from the word; EDGE_PX from the window's edge. */
const GAP_PX = 14
/** The height of two of its lines. */
const LEAST_CARD_PX = 72
const EDGE_PX = 12
/** Below this there is no room beside a word. */
const NARROW_PX = 640

/**
 * Shows a term's card after the term, so that Tab goes on into it; the browser closes it on Escape and on a press
 * elsewhere. One that was tapped for stands at the bottom and takes the focus, which the browser gives back.
 */
export function showCard(term: HTMLAnchorElement, isTapped: boolean, words: TermWords, language: Language): void {
  hideCard()
  const card = document.createElement('div')
  Object.assign(card, { className: 'term-card sheet', role: 'dialog', tabIndex: -1, popover: 'auto' })
  card.ariaLabel = words.names[language]
  card.innerHTML = cardHtml(term, words, language)
  card.addEventListener('click', (event) => closest(event.target, 'a, button') && !isModified(event) && hideCard())
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
  if (isTapped || innerWidth < NARROW_PX) putBelow(card, term)
  else putBeside(card, term)
  if (isTapped) card.focus()
}

export function hideCard(): void {
  for (const card of document.querySelectorAll<HTMLElement>('.term-card')) card.hidePopover()
}

/** The inside of the card, of words of the site only, which hold no markup. */
function cardHtml(term: HTMLAnchorElement, words: TermWords, language: Language): string {
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

/** Puts the card at the bottom of the window, and scrolls a word that it would cover up as far as there is room. */
function putBelow(card: HTMLElement, term: HTMLElement): void {
  card.dataset.place = 'bottom'
  const line = term.getBoundingClientRect()
  const covered = line.bottom + GAP_PX - card.getBoundingClientRect().top
  if (covered <= 0) return
  const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
  scrollBy({ top: Math.max(0, Math.min(covered, line.top - header - GAP_PX)), behavior: 'instant' })
  // Where the window is too low for both, the card gets less height and scrolls inside.
  const room = card.getBoundingClientRect().bottom - term.getBoundingClientRect().bottom - GAP_PX
  card.style.maxHeight = `${Math.max(LEAST_CARD_PX, room)}px`
}

/** Puts the card under the first line of the word, or above it where there is more room. */
function putBeside(card: HTMLElement, term: HTMLElement): void {
  const line = term.getClientRects()[0] ?? term.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = card
  const room = document.documentElement.clientWidth - width - EDGE_PX
  const isBelow = line.bottom + GAP_PX + height < innerHeight || line.top < innerHeight / 2
  card.style.left = `${Math.max(EDGE_PX, Math.min(line.left - 40, room)) + scrollX}px`
  card.style.top = `${(isBelow ? line.bottom + GAP_PX : line.top - GAP_PX - height) + scrollY}px`
}
