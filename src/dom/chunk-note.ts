import { clientMessages } from '../../generated/messages/client.ts'
import { pageLanguage } from '../language/page-language.ts'
import { announce } from './announce.ts'
import { carryOver } from './carry-over.ts'
import { islandChunkUrls } from './island-chunk-urls.ts'
import { ChunkLoadError } from './load-chunk.ts'
import { BUSY_AFTER_MS } from './loading-delay.ts'
import { whenClosed } from './when-closed.ts'

/** The last attempt at each place. */
const attempts = new WeakMap<HTMLElement, AbortController>()

/**
 * Runs what a visitor waits for. A note below its place says that it is loading when it is late, and, when it cannot be
 * loaded, why, with a retry. An attempt is given up, by its signal, when it has failed, when its dialog or fold is closed,
 * and when the next one begins; what comes of it after that is not said. `isAwaited`: what has failed is done without a
 * press, too, when the network is back.
 */
export async function runWithNote(
  place: HTMLElement,
  act: (signal: AbortSignal) => Promise<void>,
  isAwaited = true,
): Promise<void> {
  attempts.get(place)?.abort()
  const attempt = new AbortController()
  attempts.set(place, attempt)
  const { signal } = attempt
  const late = setTimeout(() => signal.aborted || showLoading(place), BUSY_AFTER_MS)
  whenClosed(place, () => attempt.abort())
  try {
    await act(signal)
    if (!signal.aborted) removeNote(place)
  } catch (error) {
    if (signal.aborted) return
    console.warn(error)
    attempt.abort()
    showFailure(place, error, () => runWithNote(place, act, isAwaited), isAwaited)
  } finally {
    clearTimeout(late)
  }
}

export function showLoading(place: HTMLElement): void {
  const { loading } = clientMessages[pageLanguage()]
  const known = findNote(place)
  if (known?.textContent === loading && !known.hidden) return
  noteUntilClosed(place).textContent = loading
  announce(loading)
}

/**
 * Says what is missing, with a retry. Where that fails as well, the visitor can load the page anew if the server answers:
 * before Firefox 155 and in older WebKit a failed `import()` fails again (Mozilla bug 2055211, WebKit bug 319492). No page
 * is left without a press.
 */
export function showFailure(place: HTMLElement, error: unknown, again: () => Promise<void>, isAwaited = true): void {
  const m = clientMessages[pageLanguage()]
  const note = noteUntilClosed(place)
  const retry = document.createElement('button')
  Object.assign(retry, { type: 'button', className: 'button button--line', textContent: m.retry })
  retry.addEventListener('click', async () => {
    if (retry.textContent === m.reload && navigator.onLine) {
      carryOver(location.pathname)
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

/** The note of a place, which is not there any more when its dialog or fold is opened again. */
function noteUntilClosed(place: HTMLElement): HTMLElement {
  whenClosed(place, () => removeNote(place))
  const known = findNote(place)
  if (known) known.hidden = false // rendered for when the runtime is late
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
 * Fetches the page and the code of its islands past the cache, in which WebKit keeps failures for other pages too;
 * returns whether the page came.
 */
async function refetchPage(): Promise<boolean> {
  const files = [location.pathname, ...islandChunkUrls()]
  const [page] = await Promise.allSettled(files.map((file) => fetch(file, { cache: 'reload' })))
  return page?.status === 'fulfilled' && page.value.ok
}
