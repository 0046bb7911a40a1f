import { type TermCardContent, type TermList, termListAddress } from '../../../site/term-words.ts'
import { closestToTarget } from '../../dom/closest.ts'
import { pageLanguage } from '../../language/page-language.ts'
import { hideTermCard, showTermCard } from './term-card.ts'

/** How long the pointer must rest on a term before its card opens. */
const OPEN_DELAY_MS = 300
/** How long a card stays open after the pointer has left the term, so that the pointer can move to the card. */
const CLOSE_DELAY_MS = 250
/** Matches while the term of an open card, or the card, has keyboard focus: it then stays open (WCAG 1.4.13). */
const HAS_FOCUS = '.term[data-open]:focus-visible, .term-card:focus-within'

let timer: ReturnType<typeof setTimeout> | undefined
/** The last requested term: a response for an older one is ignored. */
let wanted: HTMLElement | null = null
let list: Promise<TermList> | undefined

/**
 * Shows the card of a term that is hovered, focused by keyboard, or tapped.
 * @throws Error when the words of a tapped or focused term cannot be loaded.
 */
export async function handleTermEvent(type: string, term: HTMLAnchorElement, pointer: string): Promise<void> {
  const isMouse = pointer === '' || pointer === 'mouse'
  if (type === 'pointerover' && isMouse) {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (term.matches(':hover')) openCard(term, false).catch((error) => console.warn('A term has no meaning.', error))
    }, OPEN_DELAY_MS)
  }
  if (type === 'focusin' && term.matches(':focus-visible') && isMouse) await openCard(term, false)
  if (type === 'click') await openCard(term, true)
}

async function openCard(term: HTMLAnchorElement, isTapped: boolean): Promise<void> {
  if (term.dataset.open !== undefined) return
  wanted = term
  const words = await loadTermCard(term)
  if (wanted === term && term.isConnected) showTermCard(term, isTapped, words, pageLanguage())
}

document.addEventListener('pointerover', ({ target, pointerType }) => {
  if (pointerType !== 'mouse' || closestToTarget(target, 'a.term')) return
  clearTimeout(timer)
  if (!closestToTarget(target, '.term-card') && !document.querySelector(HAS_FOCUS))
    timer = setTimeout(hide, CLOSE_DELAY_MS)
})
for (const elsewhere of ['focusin', 'pointerdown'] as const)
  document.addEventListener(elsewhere, ({ target }) => {
    if (!closestToTarget(target, 'a.term, .term-card')) hide()
  })

function hide(): void {
  wanted = null
  hideTermCard()
}

/** The content of a term's card; fetched once for all terms of the page. */
async function loadTermCard(term: HTMLAnchorElement): Promise<TermCardContent> {
  list ??= fetch(termListAddress(pageLanguage())).then((response) => response.json())
  list.catch(() => {
    list = undefined // allows a retry
  })
  // Does not use site/paths.ts, which would add the list of all pages to this chunk.
  const target = term.pathname.replace(`/${pageLanguage()}/`, '/') + term.hash
  const words = (await list)[target]
  if (!words) throw new Error(`The list of terms lacks ${target}.`)
  return words
}
