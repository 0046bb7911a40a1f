import { loadChunk } from '../loading/load-chunk.ts'
import { fetchFragment } from '../loading/page-fragment.ts'
import { onPageShown } from '../loading/page-shown.ts'
import { readStored } from '../loading/storage.ts'
import { MARK } from '../saving/mark-key.ts'

/** What a visitor does before pressing; a fold says `toggle` when it was opened before the scripts were there, too. */
const INTENTS = ['pointerover', 'focusin', 'touchstart', 'toggle'] as const

/**
 * “Save for the forest”: its script comes when somebody turns to it; at once where the page was read from the
 * saved copy or this browser has saved something.
 */
export function startSaving(): void {
  const look = () => {
    const isOpen = document.querySelector('save-row details[open]') || location.hash === '#save'
    if (isOpen || document.documentElement.dataset.saved || readStored('localStorage', MARK)) load()
    showSize().catch((error) => console.debug('The size of what can be saved is not known.', error))
  }
  for (const intent of INTENTS) {
    document.addEventListener(
      intent,
      ({ target }) => {
        if (target instanceof Element && target.closest('save-row')) load()
      },
      { passive: true, capture: true }, // a toggle does not bubble
    )
  }
  look()
  onPageShown(look)
}

/** React makes the row without its size, which only the build knows: it stands in the page's fragment. */
async function showSize(): Promise<void> {
  const place = document.querySelector('save-row [data-size]:empty')
  if (!place) return
  const { main } = await fetchFragment(location.pathname)
  const { content } = Object.assign(document.createElement('template'), { innerHTML: main })
  place.textContent = content.querySelector('save-row [data-size]')?.textContent ?? ''
}

function load(): void {
  loadChunk('save-row', () => import('../saving/save-row.ts')).then(
    ({ bringRows }) => bringRows(),
    (error) => console.warn('What saves the site could not be loaded.', error),
  )
}
