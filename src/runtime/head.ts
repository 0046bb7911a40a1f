import { fieldModeStorageKey, isFieldModeOn } from '../../site/field-mode.ts'
import { defaultLanguage, type Language } from '../../site/languages.ts'
import { closestToTarget } from '../dom/closest.ts'
import { queueClicks } from '../dom/queued-clicks.ts'
import { readStored } from '../dom/storage.ts'
import { applyStoredTheme } from '../dom/stored-theme.ts'
import { startDialogOpeners } from '../shell/dialogs/dialog-openers.ts'
import { redirectToLanguage, startLanguageLinks } from '../shell/header/language.ts'
import { startHeaderShrinking } from '../shell/header/scroll-state.ts'

/*
 * The first script in the head of every page, before the first paint: redirects a visitor from an address without a
 * language prefix to the preferred language, applies theme and field mode, remembers a choice of language, opens the
 * search, shrinks the header of a scrolled page, and queues clicks until the runtime has loaded. It is inlined, so its
 * size matters: tests/built/sizes.test.ts.
 */
declare const PAGE_LANGUAGE: Language // defined per language by generator/pages/bundles.ts
declare global {
  interface Window {
    /** The URL of the field mode's stylesheet, set by the build. */
    fieldSheet?: string
  }
}

const root = document.documentElement

/**
 * Uses document.write, because only a stylesheet link in parsed markup blocks the first paint and so prevents a flash
 * of unstyled content.
 */
function applyFieldMode(): void {
  if (!window.fieldSheet || !readStored('localStorage', fieldModeStorageKey, isFieldModeOn)) return
  root.dataset.field = ''
  document.write(`<link rel="stylesheet" href="${window.fieldSheet}">`)
}

/** Activates the focused tab on Space: tabs are links, so Space would scroll the page. */
function pressBySpace(): void {
  addEventListener('keydown', (event) => {
    const tab = closestToTarget<HTMLElement>(event.target, '[role=tab]')
    if (event.key !== ' ' || !tab) return
    event.preventDefault()
    tab.click()
  })
}

delete root.dataset.runtime // a page that was saved as a file has the attribute, but its module scripts do not run

if (PAGE_LANGUAGE !== defaultLanguage || !redirectToLanguage()) {
  applyStoredTheme()
  applyFieldMode()
  startLanguageLinks()
  startHeaderShrinking()
  startDialogOpeners()
  queueClicks()
  pressBySpace()
}
