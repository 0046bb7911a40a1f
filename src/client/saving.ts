import { pageLanguage } from '../language/page-language.ts'
import { idOfHash } from './hash-scroll.ts'
import { loadChunk } from './load-chunk.ts'
import { readStored } from './storage.ts'

/** Where this browser remembers what it was asked to save (src/saving/saving.ts). */
export const SAVING_KEY = 'save-for-the-forest'

/** What a visitor does before pressing; `toggle` comes late where the fold was opened before the scripts were there. */
const INTENTS = ['pointerover', 'focusin', 'touchstart', 'toggle'] as const

/**
 * “Save for the forest” is a native fold; its script is loaded when a visitor turns to it, and at once where this browser
 * has saved something. What an earlier page has begun to save goes on, on every page.
 */
export function startSaving(): void {
  const details = document.querySelector<HTMLDetailsElement>('save-row details')
  let isLoaded = false
  const load = () => {
    if (isLoaded) return
    isLoaded = true
    loadChunk('save-panel', () => import('../saving/panel.ts')).then(
      ({ startPanel }) => startPanel(details, pageLanguage()),
      (error) => {
        console.warn('What saves the site could not be loaded.', error)
        isLoaded = false
      },
    )
  }
  const openByHash = () => {
    if (details && idOfHash(location.hash) === 'save') details.open = true
  }
  for (const intent of INTENTS) details?.addEventListener(intent, load, { passive: true })
  addEventListener('hashchange', openByHash)
  openByHash()
  const mark = readStored('localStorage', SAVING_KEY)
  if (details?.open || (details ? mark : mark?.includes('"saving"'))) load()
}
