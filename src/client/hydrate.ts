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
 * Islands: React is there for what a visitor acts on, not for what is read. An island is hydrated at the first intent on
 * it; its code is fetched before, when somebody is there and the browser is idle.
 */
const ISLAND = '[data-island]:not([data-hydrated])'

/** What a visitor does before and while acting. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'input', 'keydown', 'click'] as const

/** What shows that somebody looks at the page. */
const FIRST_SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

/** So often it is asked whether somebody waits for code that is not there yet. */
const PATIENCE_MS = 300

export function startHydration(): void {
  for (const intent of INTENTS)
    document.addEventListener(intent, ({ target }) => hydrateAround(target), { passive: true, capture: true })
  // What has happened before: pointer or focus rest on it, it was pressed, or the address has values for it.
  for (const place of document.querySelectorAll<HTMLElement>(ISLAND)) {
    const isMeant = place.matches(':hover, :focus-within') || hasQueuedClick(place)
    if (isMeant || isAskedByAddress(place)) void hydrate(place)
  }
  // On the way back browsers fill fields again, some of them only before `pageshow`.
  addEventListener('pageshow', () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('[data-island="glossary"] input'))
      if (field.value) hydrateAround(field)
  })
  // What did not come for want of coverage.
  addEventListener('online', () => {
    for (const place of [...failed]) void hydrate(place)
  })
  fetchAhead()
}

function hydrateAround(target: EventTarget | null): void {
  const place = closest(target, ISLAND)
  if (place) void hydrate(place)
}

function isAskedByAddress(place: HTMLElement): boolean {
  const query = new URLSearchParams(location.search)
  return place.dataset.island === 'calculator' && (query.has('hectares') || query.has('minutes'))
}

const loading = new WeakSet<HTMLElement>()
const failed = new Set<HTMLElement>()

async function hydrate(place: HTMLElement): Promise<void> {
  if (loading.has(place)) return
  loading.add(place)
  failed.delete(place)
  showOwnNote(place, false)
  const name = place.dataset.island as IslandName // of Island.tsx
  const late = setInterval(() => isAwaited(place) && showLoading(place), PATIENCE_MS)
  try {
    const [react, component] = await Promise.all([
      loadChunk('react', () => import('../islands/hydrate-island.ts')),
      loadChunk(name, islands[name]),
    ])
    const typed = readTypedFields()
    const focused = document.activeElement?.id ?? ''
    await react.hydrateIsland(place, component, pageLanguage(), () => {
      fillFields(typed)
      document.getElementById(focused)?.focus({ preventScroll: true })
    })
    noteBelow(place).remove()
    forgetReload()
  } catch (error) {
    if (reloadForChunk(error, () => keepTypedText(location.pathname))) return
    console.warn(`The island ${name} could not be hydrated.`, error)
    if (error instanceof ChunkLoadError) {
      failed.add(place)
      if (isAwaited(place) && (navigator.onLine || !showOwnNote(place, true))) showFailure(place, error)
      return
    }
  } finally {
    clearInterval(late)
    place.removeAttribute('aria-busy')
    loading.delete(place)
  }
  place.dataset.hydrated = ''
  replayClicks((button) => place.contains(button)) // an island that has failed does what it does without scripts
}

function showLoading(place: HTMLElement): void {
  const { loading: words } = clientMessages[pageLanguage()]
  if (place.ariaBusy === 'true') return
  place.setAttribute('aria-busy', 'true')
  noteBelow(place).textContent = words
  announce(words)
}

/** Says what is missing, with a retry; the search has the list of all pages in its place. */
function showFailure(place: HTMLElement, { message, type }: ChunkLoadError): void {
  const m = clientMessages[pageLanguage()]
  const note = noteBelow(place)
  const retry = document.createElement('button')
  Object.assign(retry, { type: 'button', className: 'btn btn--line', textContent: m.retry })
  retry.addEventListener('click', () => void hydrate(place))
  const reason = document.createElement('small')
  reason.textContent = `${message} (${type})`
  note.replaceChildren(`${m.chunkFailed} `, reason, retry)
  announce(m.chunkFailed)
}

/** Whether the visitor waits for an island: who only points at it is not disturbed. */
function isAwaited(place: HTMLElement): boolean {
  return place.dataset.island === 'search' || hasQueuedClick(place)
}

/** A form has a note of its own for want of coverage; says whether there is one. */
function showOwnNote(place: HTMLElement, isShown: boolean): boolean {
  const note = place.querySelector<HTMLElement>('[data-without-coverage]')
  if (note) note.hidden = !isShown
  return note !== null
}

/** The line below an island on how its code comes. */
function noteBelow(place: HTMLElement): HTMLElement {
  const next = place.nextElementSibling
  if (next instanceof HTMLElement && next.matches('.island__note')) return next
  const note = Object.assign(document.createElement('p'), { className: 'island__note' })
  place.after(note)
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
