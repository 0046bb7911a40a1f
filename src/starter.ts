import { fieldModeKey } from '../content/field-mode.ts'
import { chooseLanguage, defaultLanguage, type Language, languageStorageKey } from '../content/languages.ts'
import { isModified } from './components/modified-click.ts'
import { areFontsKept } from './loading/fonts.ts'
import { readStored } from './loading/storage.ts'

/*
 * The first thing in the head of every page, before anything is painted: it sends a visitor from an address without a
 * language to its twin in the visitor's own (architecture §4), shows the chosen theme, and loads the scripts after the first
 * paint: at the visitor's first intent, or when the browser is idle. It is inlined and must stay
 * under 2 kB, addresses included.
 */
declare const PAGE_LANGUAGE: Language // each language has a starter of its own: build/bundles.ts
declare global {
  interface Window {
    /** What reading needs and the site's script, written into the page by the prerenderer; its parts stand on the body. */
    siteScripts?: readonly [reading: string, site: string]
    /** The address of the field mode's sheet, likewise. */
    fieldSheet?: string
    /** What was pressed before the scripts were there; they press it again. `data-replay` says which, empty for React. */
    pressedEarly?: HTMLElement[]
  }
}

const ARRIVING_MS = 4000

/** What scripts do when it is pressed: those of React, those of reading, and the dialogs of older browsers. */
const PRESSED = '[data-replay], [commandfor]'

const root = document.documentElement

function forward(): boolean {
  const language = chooseLanguage([readStored('localStorage', languageStorageKey), navigator.language])
  if (language === defaultLanguage) return false
  const { pathname, search, hash } = location
  location.replace(`/${language}${pathname === '/' ? '' : pathname}${search}${hash}`)
  return true
}

function applyTheme(): void {
  const theme = readStored('localStorage', 'theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
}

/** A page that is opened at a place, or where the reader was, is laid out as a whole: see settle.ts. */
function keepWhole(): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || opened?.type !== 'navigate') root.dataset.whole = ''
}

/** Written, not made: only a link that the parser meets holds up the first paint, so that the usual look never shows. */
function applyFieldMode(): void {
  if (!window.fieldSheet || readStored('localStorage', fieldModeKey) === null) return
  root.dataset.field = ''
  document.write(`<link rel="stylesheet" href="${window.fieldSheet}">`)
}

/** What is asked for twice comes once; what did not come, for want of coverage, is asked for again. */
function loadLater(): void {
  const load = () => {
    if (window.siteScripts) import(/* @vite-ignore */ window.siteScripts[0]).catch(() => {}) // the browser says why
  }
  const intents = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'online']
  for (const intent of intents) addEventListener(intent, load, { passive: true })
  // A mouse that rests where the page appears is not one that moves.
  addEventListener('mousemove', ({ movementX, movementY }) => (movementX || movementY) && load(), { passive: true })
  // The pictures of the first screen come first; then as soon as nothing else is to be done.
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 50))
  addEventListener('load', () => whenIdle(load, { timeout: 2000 }))
}

/** What moves by itself waits until the page stands, or until this much of it must have come. */
function arrive(): void {
  root.dataset.arriving = ''
  setTimeout(() => delete root.dataset.arriving, ARRIVING_MS)
}

function keepEarlyPresses(): void {
  window.pressedEarly = []
  addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null
      if (!target || !window.pressedEarly || isModified(event)) return
      const { replay } = target.dataset
      // What reading needs hears by itself. A dialog is the browser’s matter, where it knows how.
      if (replay !== '' && ('reading' in root.dataset || (!replay && 'command' in target))) return
      event.preventDefault()
      window.pressedEarly.push(target)
    },
    true,
  )
}

if (PAGE_LANGUAGE !== defaultLanguage || !forward()) {
  applyTheme()
  keepWhole()
  arrive()
  applyFieldMode()
  if (areFontsKept()) root.dataset.fonts = ''
  keepEarlyPresses()
  loadLater()
}
