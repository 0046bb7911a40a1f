import { type IconName, iconAddress } from '../../components/icon-address.ts'
import './term-card.css'
import { type Language, languages } from '../../../content/languages.ts'
import type { FieldMessages } from '../../../content/messages/field.en.ts'
import type { TermWords } from '../../../content/term-words.ts'

/** How far the card stands from the word and from the window's edge. */
const GAP_PX = 14
/** Two of its lines. */
const LEAST_CARD_PX = 72
const EDGE_PX = 12
/** Below this there is no room beside a word. */
const NARROW_PX = 640

/**
 * Shows a term's card after the term, so that Tab goes on into it; the browser closes it on Escape and on a press
 * elsewhere. One that was tapped for stands at the bottom, takes the focus, and gives it back.
 */
export function showCard(
  term: HTMLAnchorElement,
  isTapped: boolean,
  words: TermWords,
  language: Language,
  m: FieldMessages['term'],
): void {
  hideCard()
  const card = element('div', { class: 'term-card', role: 'dialog', tabindex: '-1' })
  card.setAttribute('aria-label', words.names[language])
  card.popover = 'auto'
  card.append(...partsOf(term, words, language, m))
  card.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') leave(term, card, isTapped)
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

function leave(term: HTMLElement, card: HTMLElement, isTapped: boolean): void {
  const isLeft = document.activeElement === document.body || card.contains(document.activeElement)
  if (isTapped && isLeft) term.focus({ preventScroll: true }) // still marked as open: its focus shows no card
  card.remove()
  delete term.dataset.open
  term.removeAttribute('aria-expanded')
}

function partsOf(
  term: HTMLAnchorElement,
  { names, definition, page, chapter }: TermWords,
  language: Language,
  m: FieldMessages['term'],
): Element[] {
  const close = element('button', { type: 'button', 'aria-label': m.close }, icon('close'))
  close.addEventListener('click', hideCard)
  const others = languages
    .filter((other) => other !== language)
    .map((other) =>
      element(
        'p',
        { class: 'term-card__other' },
        element('i', {}, m.languages[other]),
        element('span', { lang: other }, names[other]),
      ),
    )
  const words = element('span', {}, ...(chapter > 0 ? [element('small', {}, m.chapter(chapter))] : []), m.readOn(page))
  const link = element('a', { href: term.getAttribute('href') ?? '' }, words, icon('arrow'))
  link.addEventListener('click', hideCard)
  return [element('b', {}, names[language]), ...others, element('p', {}, definition), link, close]
}

/** At the bottom of the window; a word that it would cover moves up, as far as there is room above it. */
function putBelow(card: HTMLElement, term: HTMLElement): void {
  card.dataset.place = 'bottom'
  const line = term.getBoundingClientRect()
  const covered = line.bottom + GAP_PX - card.getBoundingClientRect().top
  if (covered <= 0) return
  const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
  scrollBy({ top: Math.max(0, Math.min(covered, line.top - header - GAP_PX)), behavior: 'instant' })
  // In a window too low for both, the card scrolls below the word.
  const room = card.getBoundingClientRect().bottom - term.getBoundingClientRect().bottom - GAP_PX
  card.style.maxHeight = `${Math.max(LEAST_CARD_PX, room)}px`
}

/** Under the line of the word that the pointer or the focus is on, or above it where there is more room. */
function putBeside(card: HTMLElement, term: HTMLElement): void {
  const line = term.getClientRects()[0] ?? term.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = card
  const room = document.documentElement.clientWidth - width - EDGE_PX
  const isBelow = line.bottom + GAP_PX + height < innerHeight || line.top < innerHeight / 2
  card.style.left = `${Math.max(EDGE_PX, Math.min(line.left - 40, room)) + scrollX}px`
  card.style.top = `${(isBelow ? line.bottom + GAP_PX : line.top - GAP_PX - height) + scrollY}px`
}

function element(tag: string, attributes: Record<string, string> = {}, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

function icon(name: IconName): SVGElement {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  drawing.setAttribute('class', 'icon')
  drawing.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', iconAddress(name))
  drawing.append(use)
  return drawing
}
