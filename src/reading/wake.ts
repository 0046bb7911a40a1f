/*
 * React is there for what a visitor acts on, not for what is read: it is evaluated at the first sign of intent on
 * something that needs it, and what was pressed is pressed again then (src/main.ts).
 */
import { loadChunk } from '../loading/load-chunk.ts'
import { forgetParsed } from '../loading/page-fragment.ts'
import { whenPresent } from '../loading/presence.ts'
import { isSearchKey } from '../loading/search-keys.ts'
import { whenIdle } from '../loading/when-idle.ts'

/** Things that are pressed (`data-replay`) and places that are used (`data-intent`). */
const NEEDS_REACT = '[data-replay=""], [data-intent]'

/** What a visitor does before he acts. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const

export function startWaking(): void {
  for (const intent of INTENTS) {
    document.addEventListener(intent, ({ target }) => meets(target) && wake(), { passive: true })
  }
  document.addEventListener(
    'beforetoggle',
    ({ target }) => target instanceof HTMLDialogElement && meets(target) && wake(),
    true,
  )
  document.addEventListener('click', () => window.pressedEarly?.length && setTimeout(leaveIfLate, PATIENCE_MS))
  addEventListener('keydown', openSearchEarly)
  startFetching()
  wakeIfWanted()
}

/** Evaluates React and the site, once. */
export function wake(): void {
  const site = window.siteScripts?.[1]
  if (!site || isWanted) return
  isWanted = true
  setTimeout(leaveIfLate, PATIENCE_MS)
  fetchParts()
    .then(takeOver)
    .then(() => loadChunk('site', () => import(/* @vite-ignore */ site)))
    .catch(giveUp)
}

/** The next intent tries again; what was pressed does until then what it does without scripts. */
function giveUp(error: unknown): void {
  console.warn('The site’s script could not be loaded.', error)
  isWanted = false
  isTaken = false
  fetched = undefined
  const pressed = window.pressedEarly ?? []
  window.pressedEarly = undefined
  for (const element of pressed) if (element.isConnected) element.click()
  window.pressedEarly = []
}

/** So long a reader waits for React after pressing a link that needs it; then the link leads where it leads without. */
const PATIENCE_MS = 8000

function leaveIfLate(): void {
  const link = [...(window.pressedEarly ?? [])].reverse().find((element) => element instanceof HTMLAnchorElement)
  if (isWanted && link instanceof HTMLAnchorElement && link.href) location.assign(link.href)
}

let isWanted = false
let isTaken = false
const putOffBy = new Set<Promise<void>>()

/** Whether React has begun to take the page over: from now on it is what turns to another. */
export function isAwake(): boolean {
  return isTaken && !isPlain()
}

/** Whether React has failed on this page, which stays as it is without (src/loading/kept-page.ts). */
export function isPlain(): boolean {
  return document.documentElement.dataset.plain !== undefined
}

/** React must find the page that the address names: it waits for one that is on its way. */
export function putOffWaking(work: Promise<void>): Promise<void> {
  putOffBy.add(work)
  return work.finally(() => putOffBy.delete(work))
}

async function takeOver(): Promise<void> {
  while (putOffBy.size > 0) await Promise.all(putOffBy)
  for (const tip of document.querySelectorAll('.copied')) tip.remove() // React must find the page as it was rendered
  isTaken = true
  forgetParsed()
}

/** Whether the nearest thing that does something is one that needs React: a plain link in such a place does not. */
function meets(target: EventTarget | null): boolean {
  return target instanceof Element && Boolean(target.closest(`a, ${NEEDS_REACT}`)?.matches(NEEDS_REACT))
}

/** What has happened before we came: pointer or focus rest on something, it was pressed, or the address asks for it. */
function wakeIfWanted(): void {
  const query = new URLSearchParams(location.search)
  const isAsked = [...document.querySelectorAll<HTMLElement>('[data-query]')].some(({ dataset }) =>
    query.has(dataset.query ?? ''),
  )
  const here = [document.activeElement, [...document.querySelectorAll(':hover')].pop() ?? null]
  if (isAsked || (window.pressedEarly?.length ?? 0) > 0 || here.some(meets)) wake()
}

/** The keys of the search press its button, which is kept until React is there; then the search hears them itself. */
function openSearchEarly(event: KeyboardEvent): void {
  if (!window.pressedEarly || !isSearchKey(event)) return
  event.preventDefault()
  document.querySelector<HTMLElement>('[aria-keyshortcuts]')?.click()
}

/**
 * Fetches the parts when somebody is there and the browser is idle, after everything else; not where bytes are dear. A
 * page that is left at once has fetched nothing that it did not need.
 */
function startFetching(): void {
  if (areBytesDear()) return
  whenPresent(() => setTimeout(() => whenIdle(() => void fetchParts(), 5000), AFTER_PAGES_MS))
}

/** The pages behind the links in view are wanted sooner than the site's script, which is ten times as heavy. */
const AFTER_PAGES_MS = 1500

/** Whether the visitor, or the network, asks to be spared what may not be needed. */
export function areBytesDear(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
  return Boolean(saveData) || effectiveType.endsWith('2g')
}

/** As much of the Network Information API as not every browser has. */
type Connection = { saveData?: boolean; effectiveType?: string }

let fetched: Promise<unknown> | undefined

/** Brings the parts into the browser's store side by side, where importing them one after another finds them. */
function fetchParts(): Promise<unknown> {
  const parts = document.body.dataset.parts?.split(' ') ?? []
  fetched ??= Promise.allSettled(parts.map((part) => fetch(part, { priority: 'low' }).then((answer) => answer.blob())))
  return fetched
}
