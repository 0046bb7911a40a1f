import { MARK } from '../saving/mark-key.ts'
import { closest } from './closest.ts'
import { idOfHash } from './hash-scroll.ts'
import { loadChunk } from './load-chunk.ts'
import { readStored } from './storage.ts'

/** What a visitor does before pressing; a fold says `toggle` when it was opened before the scripts were there, too. */
const INTENTS = ['pointerover', 'focusin', 'touchstart', 'toggle'] as const

/**
 * “Save for the forest”: its script comes when somebody turns to it; at once where the page was read from the
 * saved copy or this browser has saved something.
 */
export function startSaving(): void {
  const look = () => {
    const isOpen = document.querySelector('save-row details[open]') || idOfHash(location.hash) === 'save'
    if (isOpen || document.documentElement.dataset.saved || readStored('localStorage', MARK)) load()
  }
  for (const intent of INTENTS) {
    document.addEventListener(
      intent,
      ({ target }) => {
        if (closest(target, 'save-row')) load()
      },
      { passive: true, capture: true }, // a toggle does not bubble
    )
  }
  look()
  addEventListener('hashchange', look)
}

function load(): void {
  loadChunk('save-row', () => import('../saving/save-row.ts')).then(
    ({ bringRows }) => bringRows(),
    (error) => console.warn('What saves the site could not be loaded.', error),
  )
}
