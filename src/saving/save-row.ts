import { loadChunk } from '../client/load-chunk.ts'
import { pageLanguage } from '../language/page-language.ts'
import { readMark } from './mark.ts'

/** What a visitor does before pressing. */
const INTENTS = ['pointerover', 'focusin', 'touchstart', 'toggle'] as const

let hasStarted = false

/**
 * The row in the page is a native fold; what is in it comes when somebody turns to it, or has saved before. What an earlier
 * page has begun to save goes on, on every page.
 */
export function bringRows(): void {
  if (hasStarted) return // the browser brings every further row by itself
  hasStarted = true
  customElements.define('save-row', SaveRow)
  addEventListener('hashchange', openNamed)
  if (document.documentElement.dataset.saved) {
    void loadChunk('saved-page', () => import('./on-saved-page.ts')).then(({ followSavedPage }) =>
      followSavedPage(pageLanguage()),
    )
  } else if (readMark()?.state === 'saving' && !document.querySelector('save-row')) {
    void loadChunk('saving', () => import('./saving.ts')).then(({ look }) => look())
  }
}

/** The line on a saved page leads to the row, maybe to that of the same page. */
function openNamed(): void {
  const details = document.querySelector<HTMLDetailsElement>('save-row details')
  if (details && location.hash === '#save') details.open = true
}

class SaveRow extends HTMLElement {
  connectedCallback(): void {
    const details = this.querySelector('details')
    if (!details) return
    let isLoading = false
    const load = () => {
      if (isLoading) return
      isLoading = true
      for (const intent of INTENTS) details.removeEventListener(intent, load)
      loadChunk('save-panel', () => import('./panel.ts')).then(
        ({ bringToLife }) => bringToLife(details, pageLanguage()),
        (error) => {
          console.warn('What saves the site could not be loaded.', error)
          isLoading = false
          details.addEventListener('toggle', load, { once: true })
        },
      )
    }
    for (const intent of INTENTS) details.addEventListener(intent, load, { passive: true })
    if (location.hash === '#save') details.open = true
    if (details.open || readMark()) load()
  }
}
