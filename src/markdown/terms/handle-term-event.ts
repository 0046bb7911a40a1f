import { type TermList, type TermWords, termListAddress } from '../../../site/term-words.ts'
import { closest } from '../../dom/closest.ts'
import { pageLanguage } from '../../language/page-language.ts'
import { hideCard, showCard } from './term-card.ts'

/** How long the pointer rests on a term before its card opens, and how long it may take from one to the other. */
const REST_MS = 300
const AWAY_MS = 250
/** A card that the keyboard has opened stays as long as the focus does, wherever the pointer goes (WCAG 1.4.13). */
const HELD = '.term[data-open]:focus-visible, .term-card:focus-within'

let timer: ReturnType<typeof setTimeout> | undefined
/** The term that was asked for last: words of an older one that are loaded late are not shown. */
let wanted: HTMLElement | null = null
let list: Promise<TermList> | undefined

/**
 * Shows the card of a term that the pointer rests on, that has the focus of the keyboard, or that was tapped.
 * @throws Error when the words of a tapped or focused term cannot be loaded.
 */
export async function handleTermEvent(type: string, term: HTMLAnchorElement, pointer: string): Promise<void> {
  const isMouse = pointer === '' || pointer === 'mouse'
  if (type === 'pointerover' && isMouse) {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (term.matches(':hover')) openCard(term, false).catch((error) => console.warn('A term has no meaning.', error))
    }, REST_MS)
  }
  if (type === 'focusin' && term.matches(':focus-visible') && isMouse) await openCard(term, false)
  if (type === 'click') await openCard(term, true)
}

async function openCard(term: HTMLAnchorElement, isTapped: boolean): Promise<void> {
  if (term.dataset.open !== undefined) return
  wanted = term
  const words = await loadTermWords(term)
  if (wanted === term && term.isConnected) showCard(term, isTapped, words, pageLanguage())
}

document.addEventListener('pointerover', ({ target, pointerType }) => {
  if (pointerType !== 'mouse' || closest(target, 'a.term')) return
  clearTimeout(timer)
  if (!closest(target, '.term-card') && !document.querySelector(HELD)) timer = setTimeout(hide, AWAY_MS)
})
for (const elsewhere of ['focusin', 'pointerdown'] as const)
  document.addEventListener(elsewhere, ({ target }) => {
    if (!closest(target, 'a.term, .term-card')) hide()
  })

function hide(): void {
  wanted = null
  hideCard()
}

/** What the card of a term shows; fetched once for all terms of the page. */
async function loadTermWords(term: HTMLAnchorElement): Promise<TermWords> {
  list ??= fetch(termListAddress(pageLanguage())).then((response) => response.json())
  list.catch(() => {
    list = undefined // what failed may be asked for again
  })
  const target = term.pathname.replace(`/${pageLanguage()}/`, '/') + term.hash // without site/paths.ts, which knows all pages
  const words = (await list)[target]
  if (!words) throw new Error(`The list of terms lacks ${target}.`)
  return words
}
