import { fieldMessages } from '../../../content/messages/field.ts'
import { pageLanguage } from '../../language/page-language.ts'
import { hideCard, showCard } from './term-card.ts'
import { wordsOf } from './term-list.ts'

/** How long the pointer rests on a term before its card comes, and how long it may be on its way between the two. */
const REST_MS = 300
const AWAY_MS = 250
/** By keyboard the card stays as long as the focus does, whatever the pointer does meanwhile (WCAG 1.4.13). */
const HELD = '.term[data-open]:focus-visible, .term-card:focus-within'

let timer: ReturnType<typeof setTimeout> | undefined
/** The newest wish; an older one that is answered late is not granted. */
let wanted: HTMLElement | null = null

/** What is to be done when something happens to a term. */
export async function hearTerm(type: string, term: HTMLAnchorElement, pointer: string): Promise<void> {
  const isMouse = pointer === '' || pointer === 'mouse'
  if (type === 'pointerover' && term.matches(':hover') && isMouse) {
    clearTimeout(timer)
    timer = setTimeout(() => void show(term, false).catch(warn), REST_MS)
    await wordsOf(term) // on their way while the pointer rests
  }
  if (type === 'pointerdown' && !isMouse) await wordsOf(term)
  if (type === 'focusin' && term.matches(':focus-visible') && isMouse) await show(term, false)
  if (type === 'click') await show(term, true)
}

async function show(term: HTMLAnchorElement, isTapped: boolean): Promise<void> {
  if (isOpen(term)) return
  wanted = term
  const language = pageLanguage()
  const words = await wordsOf(term)
  if (wanted === term && term.isConnected) showCard(term, isTapped, words, language, fieldMessages[language].term)
}

document.addEventListener('pointerover', ({ target, pointerType }) => {
  if (pointerType !== 'mouse' || isOn(target, 'a.term')) return
  clearTimeout(timer)
  if (!isOn(target, '.term-card') && !document.querySelector(HELD)) timer = setTimeout(hide, AWAY_MS)
})
document.addEventListener('focusin', ({ target }) => {
  if (!isOn(target, 'a.term, .term-card')) hide()
})

function hide(): void {
  wanted = null
  hideCard()
}

function isOn(target: EventTarget | null, what: string): boolean {
  return target instanceof Element && target.closest(what) !== null
}

function isOpen(term: HTMLElement): boolean {
  return term.dataset.open !== undefined
}

function warn(error: unknown): void {
  console.warn('The meaning of a term could not be shown.', error)
}
