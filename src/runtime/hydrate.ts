import type { ComponentType } from 'react'
import { fillFields, readTypedFields } from '../dom/carry-over.ts'
import { removeNote, showFailure, showLoading } from '../dom/chunk-note.ts'
import { closest } from '../dom/closest.ts'
import { islandChunkUrls } from '../dom/island-chunk-urls.ts'
import { ChunkLoadError, loadChunk } from '../dom/load-chunk.ts'
import { BUSY_AFTER_MS } from '../dom/loading-delay.ts'
import { hasQueuedClick, moveQueuedClicks, replayClicks } from '../dom/queued-clicks.ts'
import { whenClosed } from '../dom/when-closed.ts'
import { whenIdle } from '../dom/when-idle.ts'
import { pageLanguage } from '../language/page-language.ts'

/*
 * Islands: React runs for what a visitor acts on, not for what is read. An island is hydrated at the first intent on it;
 * its code is fetched before, once the visitor has moved and the browser is idle.
 */
const ISLAND = '[data-island]:not([data-hydrated])'

/** The code of every island, by its file. */
const islands = import.meta.glob<ComponentType<never>>('../**/*.island.tsx', { import: 'default' })

/** The events that show a visitor's intent to use an island. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'input', 'keydown', 'click'] as const

/** The events of a visitor who looks at the page. */
const FIRST_MOVES = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

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
    for (const field of document.querySelectorAll<HTMLInputElement>(`${ISLAND} input`))
      if (field.value !== field.defaultValue) hydrateAround(field)
  })
  scheduleCodePreload()
}

function hydrateAround(target: EventTarget | null): void {
  const island = closest(target, ISLAND)
  if (island) void hydrate(island)
}

/** Whether the address has a parameter of those that `when` of Island.tsx names. */
function isAskedByAddress({ dataset }: HTMLElement): boolean {
  const query = new URLSearchParams(location.search)
  return (
    /^query:(.+)/
      .exec(dataset.when ?? '')?.[1]
      ?.split(',')
      .some((name) => query.has(name)) ?? false
  )
}

/** The attempts that are under way. */
const attempts = new WeakMap<HTMLElement, Promise<void>>()

/** Hydrates an island; whoever asks while it is under way waits for the same attempt. */
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
    // closed and opened again while its code was on the way: the new visit is another attempt
    if (wasClosed && error instanceof ChunkLoadError) setTimeout(hydrate, 0, island)
    else showFailure(island, error, () => hydrate(island))
  }
  const late = setInterval(() => {
    if (!isAwaited(island)) return
    island.setAttribute('aria-busy', 'true')
    showLoading(island)
  }, BUSY_AFTER_MS)
  try {
    const [react, component] = await Promise.all([
      loadChunk('react', () => import('./hydrate-island.ts')),
      loadChunk(source.replace(/.*\//, ''), () => findIsland(source)),
    ])
    const fields = island.querySelectorAll<HTMLInputElement>('input, textarea')
    const buttonsOf = () => [...island.querySelectorAll('button')]
    const buttons = buttonsOf()
    const onReplaced = () => {
      fillFields(readTypedFields(fields)) // the old ones have what was typed until now
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
  replayClicks((button) => island.contains(button)) // an island that has failed does what it does without scripts
}

/** Whether the visitor waits for an island, by `awaited` of Island.tsx: who only points at it is not disturbed. */
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
 * Fetches the code of the page's islands, without running it, in an idle moment after the visitor's first move; not where
 * the visitor saves data.
 */
function scheduleCodePreload(): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return // not every browser has it
  const stop = new AbortController()
  const begin = (event: Event) => {
    // A pointer that rests where the page appears has not moved, though the browser says so.
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
