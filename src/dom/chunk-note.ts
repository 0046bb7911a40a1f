import { clientMessages } from '../../generated/messages/client.ts'
import { pageLanguage } from '../language/page-language.ts'
import { announce } from './announce.ts'
import { storePageState } from './carry-over.ts'
import { islandChunkUrls } from './island-chunk-urls.ts'
import { ChunkLoadError } from './load-chunk.ts'
import { LOADING_NOTE_DELAY_MS } from './loading-delay.ts'
import { whenClosed } from './when-closed.ts'

/** The latest attempt for each element. */
const attempts = new WeakMap<HTMLElement, AbortController>()

/**
 * Runs an action that the visitor waits for. A note below the element is shown while loading takes long, and with a
 * retry button after a failure. The attempt's signal is aborted on failure, when the surrounding dialog or fold closes,
 * and when the next attempt begins; an aborted attempt's result is ignored. `isAwaited`: a failed action is retried
 * automatically when the network is back.
 */
export async function runWithLoadingNote(
  place: HTMLElement,
  act: (signal: AbortSignal) => Promise<void>,
  isAwaited = true,
): Promise<void> {
  attempts.get(place)?.abort()
  const attempt = new AbortController()
  attempts.set(place, attempt)
  const { signal } = attempt
  const late = setTimeout(() => signal.aborted || showLoadingNote(place), LOADING_NOTE_DELAY_MS)
  whenClosed(place, () => attempt.abort())
  try {
    await act(signal)
    if (!signal.aborted) removeNote(place)
  } catch (error) {
    if (signal.aborted) return
    console.warn(error)
    attempt.abort()
    showFailureNote(place, error, () => runWithLoadingNote(place, act, isAwaited), isAwaited)
  } finally {
    clearTimeout(late)
  }
}

export function showLoadingNote(place: HTMLElement): void {
  const { loading } = clientMessages[pageLanguage()]
  const known = findNote(place)
  if (known?.textContent === loading && !known.hidden) return
  noteUntilClosed(place).textContent = loading
  announce(loading)
}

/**
 * Shows an error with a retry button. If the retry fails too, the visitor can reload the page when the server responds:
 * before Firefox 155 and in older WebKit a failed `import()` fails again (Mozilla bug 2055211, WebKit bug 319492).
 * Pages are never reloaded without a press.
 */
export function showFailureNote(
  place: HTMLElement,
  error: unknown,
  again: () => Promise<void>,
  isAwaited = true,
): void {
  const m = clientMessages[pageLanguage()]
  const note = noteUntilClosed(place)
  const retry = document.createElement('button')
  Object.assign(retry, { type: 'button', className: 'button button--line', textContent: m.retry })
  retry.addEventListener('click', async () => {
    if (retry.textContent === m.reload && navigator.onLine) {
      storePageState(location.pathname)
      location.reload()
      return
    }
    await again()
    const next = findNote(place)?.querySelector('button')
    if (document.activeElement === document.body) next?.focus({ preventScroll: true })
    if (next && (await refetchPage())) next.textContent = m.reload
  })
  if (isAwaited) addEventListener('online', () => retry.isConnected && void again(), { once: true })
  const reason = document.createElement('small')
  if (error instanceof ChunkLoadError) reason.textContent = `${error.message} (${error.type})`
  const hadFocus = note.contains(document.activeElement)
  note.replaceChildren(`${m.chunkFailed} `, reason, retry)
  if (hadFocus) retry.focus({ preventScroll: true })
  announce(m.chunkFailed)
}

export function removeNote(place: HTMLElement): void {
  findNote(place)?.remove()
}

/** The note of an element; removed when the surrounding dialog or fold closes. */
function noteUntilClosed(place: HTMLElement): HTMLElement {
  whenClosed(place, () => removeNote(place))
  const known = findNote(place)
  if (known) known.hidden = false // a prerendered note is hidden at first
  if (known) return known
  const note = document.createElement('p')
  note.className = 'chunk-note'
  place.after(note)
  return note
}

function findNote(place: HTMLElement): HTMLElement | null {
  const next = place.nextElementSibling
  return next instanceof HTMLElement && next.matches('.chunk-note') ? next : null
}

/**
 * Refetches the page and its island chunks, bypassing the cache, in which WebKit keeps failures; returns whether the
 * page was fetched.
 */
async function refetchPage(): Promise<boolean> {
  const files = [location.pathname, ...islandChunkUrls()]
  const [page] = await Promise.allSettled(files.map((file) => fetch(file, { cache: 'reload' })))
  return page?.status === 'fulfilled' && page.value.ok
}
