import type { ComponentType } from 'react'
import { fillFields, readFilledFields } from '../dom/carry-over.ts'
import { removeNote, showFailureNote, showLoadingNote } from '../dom/chunk-note.ts'
import { closestToTarget } from '../dom/closest.ts'
import { islandChunkUrls } from '../dom/island-chunk-urls.ts'
import { ChunkLoadError, loadChunk } from '../dom/load-chunk.ts'
import { LOADING_NOTE_DELAY_MS } from '../dom/loading-delay.ts'
import { hasQueuedClick, moveQueuedClicks, replayClicks } from '../dom/queued-clicks.ts'
import { whenClosed } from '../dom/when-closed.ts'
import { whenIdle } from '../dom/when-idle.ts'
import { pageLanguage } from '../language/page-language.ts'

/*
 * Islands: React only hydrates the interactive parts of a page, each at the first interaction. Their chunks are
 * prefetched once the visitor has been active and the browser is idle.
 */
const ISLAND_SELECTOR = '[data-island]:not([data-hydrated])'

/** The chunk of every island, by source file. */
const islands = import.meta.glob<ComponentType<never>>('../**/*.island.tsx', { import: 'default' })

/** Events that show that a visitor is about to use an island. */
const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'input', 'keydown', 'click'] as const

/** Events of a visitor who is active on the page. */
const FIRST_MOVES = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

export function startHydration(): void {
  for (const intent of INTENT_EVENTS)
    document.addEventListener(intent, ({ target }) => hydrateAround(target), { passive: true, capture: true })
  // Interactions before the runtime had loaded (hover, focus, queued clicks), and URL parameters.
  for (const island of document.querySelectorAll<HTMLElement>(ISLAND_SELECTOR)) {
    const isUsed = island.matches(':hover, :focus-within') || hasQueuedClick(island)
    if (isUsed || isRequestedByUrl(island)) void hydrate(island)
  }
  // On back navigation browsers restore form fields, some of them only just before `pageshow`.
  addEventListener('pageshow', () => {
    for (const field of document.querySelectorAll<HTMLInputElement>(`${ISLAND_SELECTOR} input`))
      if (field.value !== field.defaultValue) hydrateAround(field)
  })
  scheduleCodePreload()
}

function hydrateAround(target: EventTarget | null): void {
  const island = closestToTarget(target, ISLAND_SELECTOR)
  if (island) void hydrate(island)
}

/** Whether the URL has one of the parameters in `when` of Island.tsx. */
function isRequestedByUrl({ dataset }: HTMLElement): boolean {
  const query = new URLSearchParams(location.search)
  return (
    /^query:(.+)/
      .exec(dataset.when ?? '')?.[1]
      ?.split(',')
      .some((name) => query.has(name)) ?? false
  )
}

/** Hydrations in progress. */
const attempts = new WeakMap<HTMLElement, Promise<void>>()

/** Hydrates an island; concurrent calls share one attempt. */
function hydrate(island: HTMLElement): Promise<void> {
  const attempt = attempts.get(island) ?? attemptHydration(island).finally(() => attempts.delete(island))
  attempts.set(island, attempt)
  return attempt
}

async function attemptHydration(island: HTMLElement): Promise<void> {
  let wasClosed = false
  whenClosed(island, () => {
    wasClosed = true
  })
  const source = island.dataset.island ?? ''
  const fail = (error: unknown) => {
    console.warn(source, error)
    if (!isAwaited(island)) return
    // The dialog was closed and reopened while the chunk was loading, so try again.
    if (wasClosed && error instanceof ChunkLoadError) setTimeout(hydrate, 0, island)
    else showFailureNote(island, error, () => hydrate(island))
  }
  const late = setInterval(() => {
    if (!isAwaited(island)) return
    island.setAttribute('aria-busy', 'true')
    showLoadingNote(island)
  }, LOADING_NOTE_DELAY_MS)
  try {
    const [react, component] = await Promise.all([
      loadChunk('react', () => import('./hydrate-island.ts')),
      loadChunk(source.replace(/.*\//, ''), () => findIsland(source)),
    ])
    const fields = island.querySelectorAll<HTMLInputElement>('input, textarea')
    const buttonsOf = () => [...island.querySelectorAll('button')]
    const buttons = buttonsOf()
    const onReplaced = () => {
      fillFields(readFilledFields(fields)) // restores text typed before React replaced the fields
      moveQueuedClicks(buttons, buttonsOf())
    }
    if (await react.hydrateIsland(island, component, pageLanguage(), onReplaced, fail)) removeNote(island)
  } catch (error) {
    return fail(error)
  } finally {
    clearInterval(late)
    island.removeAttribute('aria-busy')
  }
  island.dataset.hydrated = ''
  replayClicks((button) => island.contains(button)) // after a failure, the buttons act natively, as without scripts
}

/** Whether the visitor waits for an island, as `awaited` of Island.tsx defines; hovering does not count. */
function isAwaited(island: HTMLElement): boolean {
  return (
    island.matches('[open] [data-awaited="open"], :focus-within:not([data-awaited="press"])') || hasQueuedClick(island)
  )
}

/** @throws when the page names an island that this deployment does not have. */
function findIsland(source: string): Promise<ComponentType<never>> {
  const load = islands[`../${source}.island.tsx`]
  if (!load) throw new Error(`There is no island ${source}.`)
  return load()
}

/**
 * Prefetches the chunks of the page's islands, without running them, when the browser is idle after the first activity
 * of the visitor; skipped with Save-Data.
 */
function scheduleCodePreload(): void {
  // not every browser has `connection`
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  const stop = new AbortController()
  const begin = (event: Event) => {
    // Browsers also dispatch a mouse move for a resting pointer when the page appears.
    const { movementX, movementY } = event as PointerEvent
    if (event.type === 'pointermove' && !movementX && !movementY) return
    stop.abort()
    whenIdle(preloadCode, 5000)
  }
  for (const sign of FIRST_MOVES) addEventListener(sign, begin, { passive: true, signal: stop.signal })
}

function preloadCode(): void {
  for (const href of islandChunkUrls()) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' })
    document.head.append(link)
  }
}
