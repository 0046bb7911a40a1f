/*
 * The script of every page, without a framework: each part listens on the document. It runs once the page has been
 * parsed; src/README.md says what runs when.
 */

import { restoreCarriedOver } from '../dom/carry-over.ts'
import { startDialogs } from '../dom/dialogs.ts'
import { replayClicks } from '../dom/queued-clicks.ts'
import { startChecklists } from '../markdown/checklist/checklists.ts'
import { startContents } from '../markdown/contents/contents.ts'
import { startCopying } from '../markdown/copying/copying.ts'
import { startFieldMode } from '../markdown/field-mode/field-mode.ts'
import { startLightbox } from '../markdown/lightbox/lightbox.ts'
import { startTerms } from '../markdown/terms/terms.ts'
import { startDocuments } from '../markdown/update/update-document.ts'
import { startFilm } from '../pages/home/film/film.ts'
import { startCarousels } from '../pages/home/topic/carousel.ts'
import { startTabs } from '../pages/sign-up/tabs.ts'
import { startComparisons } from '../pages/use-case/findings/comparison.ts'
import { startSaving } from '../saving/start-saving.ts'
import { startSlashKey } from '../search/search-keys.ts'
import { startPolicy } from '../shell/dialogs/policy.ts'
import { keepPlaceInLanguage } from '../shell/header/carry-over-language.ts'
import { startMenus } from '../shell/header/menus.ts'
import { startReadingProgress } from '../shell/header/scroll-state.ts'
import { startTopLinks } from '../shell/header/top-links.ts'
import { startTheme } from '../shell/theme/theme.ts'
import { startHash } from './hash-navigation.ts'
import { startHydration } from './hydrate.ts'
import { reportMetrics } from './metrics.ts'
import { startPreparingPages } from './prepare-pages.ts'

const parts = [
  startMenus,
  startDialogs,
  startPolicy,
  startTabs,
  startTheme,
  startCopying,
  startSlashKey,
  startLightbox,
  startContents,
  startReadingProgress,
  startFieldMode,
  startTerms,
  startChecklists,
  startCarousels,
  startComparisons,
  startFilm,
  startHash,
  startTopLinks,
  startHydration,
  keepPlaceInLanguage,
  restoreCarriedOver,
  startPreparingPages,
  startSaving,
  startDocuments,
]

// A prerendered page fetches, measures and stores nothing before it is shown.
if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
else start()

function start(): void {
  for (const startPart of parts) {
    try {
      startPart()
    } catch (error) {
      console.error(error) // the failure of a part in some browser does not stop the others
    }
  }
  document.documentElement.dataset.runtime = '' // the style sheet leaves the menus and the tabs to us
  replayClicks((button) => !button.closest('[data-island]'))
  void reportMetrics()
}
