import { clientMessages } from '../../content/messages/client.ts'
import { pageLanguage } from '../language/page-language.ts'
import { announce } from './announce.ts'
import { carryOver } from './carry-over.ts'
import { ChunkLoadError } from './load-chunk.ts'
import { codeOfPage } from './page-code.ts'

/** Code that comes sooner is not announced as loading. */
export const BUSY_AFTER_MS = 300

/**
 * Runs what a visitor waits for. A note below its place says that it is loading when it is late, and, when its code cannot
 * be loaded, why, with a retry.
 */
export async function runWithNote(place: HTMLElement, act: () => Promise<void>): Promise<void> {
  const late = setTimeout(showLoading, BUSY_AFTER_MS, place)
  try {
    await act()
    removeNote(place)
  } catch (error) {
    console.warn(error)
    showFailure(place, error, () => runWithNote(place, act))
  } finally {
    clearTimeout(late)
  }
}

export function showLoading(place: HTMLElement): void {
  const { loading } = clientMessages[pageLanguage()]
  const known = findNote(place)
  if (known?.textContent === loading && !known.hidden) return
  ensureNote(place).textContent = loading
  announce(loading)
}

/** Marks what was pressed where no line has room below it. */
export function showBusy(pressed: HTMLElement): void {
  pressed.ariaBusy = 'true'
  announce(clientMessages[pageLanguage()].loading)
}

/**
 * Says what is missing, with a retry. Where that fails as well, the page is loaded anew if the server answers: Firefox and
 * WebKit remember for a page what could not be loaded.
 */
export function showFailure(place: HTMLElement, error: unknown, again: () => Promise<void>): void {
  const m = clientMessages[pageLanguage()]
  const note = ensureNote(place)
  const retry = document.createElement('button')
  Object.assign(retry, { type: 'button', className: 'button button--line', textContent: m.retry })
  retry.addEventListener('click', async () => {
    await again()
    if (!findNote(place)?.querySelector('button') || !(await refetchPage())) return
    carryOver(location.pathname)
    location.reload()
  })
  addEventListener('online', () => retry.isConnected && void again(), { once: true })
  const reason = document.createElement('small')
  if (error instanceof ChunkLoadError) reason.textContent = `${error.message} (${error.type})`
  note.replaceChildren(`${m.chunkFailed} `, reason, retry)
  announce(m.chunkFailed)
}

export function removeNote(place: HTMLElement): void {
  findNote(place)?.remove()
}

function ensureNote(place: HTMLElement): HTMLElement {
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
  const files = [location.pathname, ...codeOfPage()]
  const [page] = await Promise.allSettled(files.map((file) => fetch(file, { cache: 'reload' })))
  return page?.status === 'fulfilled' && page.value.ok
}
