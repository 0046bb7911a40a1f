import { fieldModeKey, isFieldModeOn } from '../../content/field-mode.ts'
import { defaultLanguage, type Language } from '../../content/languages.ts'
import { closest } from './closest.ts'
import { startDialogOpeners } from './dialog-openers.ts'
import { forwardToLanguage, rememberLanguage } from './language.ts'
import { queueClicks } from './queued-clicks.ts'
import { shrinkHeader } from './scroll-state.ts'
import { readStored } from './storage.ts'
import { applyStoredTheme } from './stored-theme.ts'

/*
 * The first thing in the head of every page, before the first paint: it forwards a visitor from an address without a
 * language to the page in the visitor's own, shows the chosen theme and the field mode, remembers a choice of language,
 * opens the search, shrinks the header of a scrolled page, and queues clicks until the runtime is loaded. It is inlined, so that every byte counts:
 * tests/built/sizes.test.ts.
 */
declare const PAGE_LANGUAGE: Language // each language has a head script of its own: build/bundles.ts
declare global {
  interface Window {
    /** The address of the field mode's sheet, written into the page by the build. */
    fieldSheet?: string
  }
}

const root = document.documentElement

/** By document.write: only a link that the parser meets blocks the first paint, so that the usual style never flashes. */
function applyFieldMode(): void {
  if (!window.fieldSheet || !readStored('localStorage', fieldModeKey, isFieldModeOn)) return
  root.dataset.field = ''
  document.write(`<link rel="stylesheet" href="${window.fieldSheet}">`)
}

/** A tab is a link and a compartment of the hero map a drawing, so that Space would scroll the page. */
function pressBySpace(): void {
  addEventListener('keydown', (event) => {
    const pressed = closest<HTMLElement | SVGElement>(event.target, '[role=tab],.compartment')
    if (event.key !== ' ' || !pressed) return
    event.preventDefault()
    if ('click' in pressed) pressed.click() // a compartment opens at focus
  })
}

delete root.dataset.runtime // of a page that was saved as a file, where no module runs

if (PAGE_LANGUAGE !== defaultLanguage || !forwardToLanguage()) {
  applyStoredTheme()
  applyFieldMode()
  rememberLanguage()
  shrinkHeader()
  startDialogOpeners()
  queueClicks()
  pressBySpace()
}
