import { type TermList, type TermWords, termListAddress } from '../../../site/term-words.ts'
import { closestToTarget } from '../../dom/closest.ts'
import { pageLanguage } from '../../language/page-language.ts'
import { hideTermCard, showTermCard } from './term-card.ts'

/** The hover delay before a card opens, and the time that the pointer may take from the term to its card. */
const REST_MS = 300
const AWAY_MS = 250
/**
 * Whether the card was opened by keyboard: it then stays while it has the focus, wherever the pointer goes (WCAG
 * 1.4.13).
 */
const HELD = '.term[data-open]:focus-visible, .term-card:focus-within'

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
    }, REST_MS)
  }
  if (type === 'focusin' && term.matches(':focus-visible') && isMouse) await openCard(term, false)
  if (type === 'click') await openCard(term, true)
}

async function openCard(term: HTMLAnchorElement, isTapped: boolean): Promise<void> {
  if (term.dataset.open !== undefined) return
  wanted = term
  const words = await loadTermWords(term)
  if (wanted === term && term.isConnected) showTermCard(term, isTapped, words, pageLanguage())
}

document.addEventListener('pointerover', ({ target, pointerType }) => {
  if (pointerType !== 'mouse' || closestToTarget(target, 'a.term')) return
  clearTimeout(timer)
  if (!closestToTarget(target, '.term-card') && !document.querySelector(HELD)) timer = setTimeout(hide, AWAY_MS)
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
async function loadTermWords(term: HTMLAnchorElement): Promise<TermWords> {
  list ??= fetch(termListAddress(pageLanguage())).then((response) => response.json())
  list.catch(() => {
    list = undefined // allows a retry
  })
  // without importing site/paths.ts, which contains all pages
  const target = term.pathname.replace(`/${pageLanguage()}/`, '/') + term.hash
  const words = (await list)[target]
  if (!words) throw new Error(`The list of terms lacks ${target}.`)
  return words
}
