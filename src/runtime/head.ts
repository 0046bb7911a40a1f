import { fieldModeKey, isFieldModeOn } from '../../site/field-mode.ts'
import { defaultLanguage, type Language } from '../../site/languages.ts'
import { closest } from '../dom/closest.ts'
import { queueClicks } from '../dom/queued-clicks.ts'
import { readStored } from '../dom/storage.ts'
import { applyStoredTheme } from '../dom/stored-theme.ts'
import { startDialogOpeners } from '../shell/dialogs/dialog-openers.ts'
import { forwardToLanguage, rememberLanguage } from '../shell/header/language.ts'
import { shrinkHeader } from '../shell/header/scroll-state.ts'

/*
 * The first thing in the head of every page, before the first paint: it forwards a visitor from an address without a
 * language to the page in the visitor's own, shows the chosen theme and the field mode, remembers a choice of language,
 * opens the search, shrinks the header of a scrolled page, and queues clicks until the runtime is loaded. It is inlined, so that every byte counts:
 * tests/built/sizes.test.ts.
 */
declare const PAGE_LANGUAGE: Language // each language has a head script of its own: generator/bundles.ts
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

/** A tab is a link, so that Space would scroll the page. */
function pressBySpace(): void {
  addEventListener('keydown', (event) => {
    const tab = closest<HTMLElement>(event.target, '[role=tab]')
    if (event.key !== ' ' || !tab) return
    event.preventDefault()
    tab.click()
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
