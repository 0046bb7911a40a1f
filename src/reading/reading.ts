/*
 * What a reader needs of the page, without a framework: each part hears its events on the document, so that it serves
 * the prerendered page, the one that React has taken over, and every page that is opened after it.
 */
import '../loading/older-browsers.ts'
import { settle } from '../loading/settle.ts'
import { startChecklists } from './checklists.ts'
import { startContents } from './contents.ts'
import { startCopying } from './copying.ts'
import { startDialogs } from './dialogs.ts'
import { startFieldMode } from './field-mode.ts'
import { startFonts } from './fonts.ts'
import { startForms } from './forms.ts'
import { startHash } from './hash.ts'
import { startLightbox } from './lightbox.ts'
import { startMenus } from './menus.ts'
import { reportMetrics } from './metrics.ts'
import { startAskingForNewestText } from './newest-text.ts'
import { startSaving } from './saving.ts'
import { startScrollMarks } from './scroll-marks.ts'
import { startTabs } from './tabs.ts'
import { startTerms } from './terms.ts'
import { startTheme } from './theme.ts'
import { startTurningPages } from './turn-page.ts'
import { startWaking } from './wake.ts'

const parts = [
  startMenus,
  startDialogs,
  startTabs,
  startTheme,
  startCopying,
  startLightbox,
  startContents,
  startScrollMarks,
  startFieldMode,
  startTerms,
  startChecklists,
  startForms,
  startHash,
  startTurningPages,
  startFonts,
  startSaving,
]

for (const start of parts) attempt(start)
document.documentElement.dataset.reading = '' // the style sheet leaves the menus and the tabs to us
pressAgain()
attempt(startWaking) // by what is left of the presses, or comes
attempt(() => settle(scrollY > 0))
attempt(startAskingForNewestText)
void reportMetrics()

/** What one part lacks in a browser must not take the others along. */
function attempt(start: () => void): void {
  try {
    start()
  } catch (error) {
    console.error(error)
  }
}

/** What was pressed before, of the things that belong here; the starter keeps no more of it. */
function pressAgain(): void {
  const pressed = window.pressedEarly ?? []
  for (const element of pressed.filter(isOurs)) if (element.isConnected) element.click()
  if (window.pressedEarly) window.pressedEarly = pressed.filter((element) => !isOurs(element))
}

function isOurs(element: HTMLElement): boolean {
  return element.dataset.replay !== ''
}
