import { clientMessages } from '../../content/messages/client.ts'
import { type IslandName, islands } from '../islands/islands.ts'
import { pageLanguage } from '../language/page-language.ts'
import { announce } from './announce.ts'
import { closest } from './closest.ts'
import { ChunkLoadError, loadChunk } from './load-chunk.ts'
import { hasQueuedClick, replayClicks } from './queued-clicks.ts'
import { forgetReload, reloadForChunk } from './reload-for-chunk.ts'
import { fillFields, keepTypedText, readTypedFields } from './typed-text.ts'
import { whenIdle } from './when-idle.ts'

/*
 * Islands: React runs for what a visitor acts on, not for what is read. An island is hydrated at the first intent on it;
 * its code is fetched before, once the visitor has moved and the browser is idle.
 */
const ISLAND = '[data-island]:not([data-hydrated])'

/** The events that show a visitor's intent to use an island. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'input', 'keydown', 'click'] as const

/** The events of a visitor who looks at the page. */
const FIRST_SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

/** How often an island that is loading checks whether the visitor waits for it. */
const PATIENCE_MS = 300

export function startHydration(): void {
  for (const intent of INTENTS)
    document.addEventListener(intent, ({ target }) => hydrateAround(target), { passive: true, capture: true })
  // Before the runtime was loaded: pointer or focus rest on it, it was pressed, or the address has values for it.
  for (const island of document.querySelectorAll<HTMLElement>(ISLAND)) {
    const isUsed = island.matches(':hover, :focus-within') || hasQueuedClick(island)
    if (isUsed || isAskedByAddress(island)) void hydrate(island)
  }
  // On the way back browsers fill in fields again, some of them only just before `pageshow`.
  addEventListener('pageshow', () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('[data-island="glossary"] input'))
      if (field.value) hydrateAround(field)
  })
  // What could not be loaded without coverage.
  addEventListener('online', () => {
    for (const island of [...failed]) void hydrate(island)
  })
  fetchAhead()
}

function hydrateAround(target: EventTarget | null): void {
  const island = closest(target, ISLAND)
  if (island) void hydrate(island)
}

function isAskedByAddress(island: HTMLElement): boolean {
  const query = new URLSearchParams(location.search)
  return island.dataset.island === 'calculator' && (query.has('hectares') || query.has('minutes'))
}

const loading = new WeakSet<HTMLElement>()
const failed = new Set<HTMLElement>()

async function hydrate(island: HTMLElement): Promise<void> {
  if (loading.has(island)) return
  loading.add(island)
  failed.delete(island)
  showOwnNote(island, false)
  const name = island.dataset.island as IslandName // of Island.tsx
  const late = setInterval(() => isAwaited(island) && showLoading(island), PATIENCE_MS)
  try {
    const [react, component] = await Promise.all([
      loadChunk('react', () => import('../islands/hydrate-island.ts')),
      loadChunk(name, islands[name]),
    ])
    const typed = readTypedFields()
    const focused = document.activeElement?.id ?? ''
    await react.hydrateIsland(island, component, pageLanguage(), () => {
      fillFields(typed)
      document.getElementById(focused)?.focus({ preventScroll: true })
    })
    noteBelow(island).remove()
    forgetReload()
  } catch (error) {
    if (reloadForChunk(error, () => keepTypedText(location.pathname))) return
    console.warn(`The island ${name} could not be hydrated.`, error)
    if (error instanceof ChunkLoadError) {
      failed.add(island)
      if (isAwaited(island) && (navigator.onLine || !showOwnNote(island, true))) showFailure(island, error)
      return
    }
  } finally {
    clearInterval(late)
    island.removeAttribute('aria-busy')
    loading.delete(island)
  }
  island.dataset.hydrated = ''
  replayClicks((button) => island.contains(button)) // an island that has failed does what it does without scripts
}

function showLoading(island: HTMLElement): void {
  const { loading: message } = clientMessages[pageLanguage()]
  if (island.ariaBusy === 'true') return
  island.setAttribute('aria-busy', 'true')
  noteBelow(island).textContent = message
  announce(message)
}

/** Shows that the code could not be loaded, with a retry. */
function showFailure(island: HTMLElement, { message, type }: ChunkLoadError): void {
  const m = clientMessages[pageLanguage()]
  const note = noteBelow(island)
  const retry = document.createElement('button')
  Object.assign(retry, { type: 'button', className: 'btn btn--line', textContent: m.retry })
  retry.addEventListener('click', () => void hydrate(island))
  const reason = document.createElement('small')
  reason.textContent = `${message} (${type})`
  note.replaceChildren(`${m.chunkFailed} `, reason, retry)
  announce(m.chunkFailed)
}

/** Whether the visitor waits for an island, and does not only point at it. */
function isAwaited(island: HTMLElement): boolean {
  return island.dataset.island === 'search' || hasQueuedClick(island)
}

/** Shows a form's own note for pages without coverage; false when the island has none. */
function showOwnNote(island: HTMLElement, isShown: boolean): boolean {
  const note = island.querySelector<HTMLElement>('[data-without-coverage]')
  if (note) note.hidden = !isShown
  return note !== null
}

/** The line below an island that tells how the loading of its code goes. */
function noteBelow(island: HTMLElement): HTMLElement {
  const next = island.nextElementSibling
  if (next instanceof HTMLElement && next.matches('.island__note')) return next
  const note = Object.assign(document.createElement('p'), { className: 'island__note' })
  island.after(note)
  return note
}

/** Fetches the code of the page's islands, without running it, in an idle moment after the visitor's first move. */
function fetchAhead(): void {
  const stop = new AbortController()
  const begin = () => {
    stop.abort()
    whenIdle(preloadCode, 5000)
  }
  for (const sign of FIRST_SIGNS) addEventListener(sign, begin, { passive: true, signal: stop.signal })
}

function preloadCode(): void {
  for (const href of document.body.dataset.code?.split(' ') ?? []) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' })
    document.head.append(link)
  }
}
