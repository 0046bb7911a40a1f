/*
 * The script of every page, without a framework: each part adds listeners to the document. It runs once the page has
 * been parsed; src/README.md lists what runs when.
 */

import { restorePageState } from '../dom/carry-over.ts'
import { startDialogs } from '../dom/dialogs.ts'
import { replayClicks } from '../dom/queued-clicks.ts'
import { startLazyChecklists } from '../markdown/checklist/checklists.ts'
import { startTableOfContents } from '../markdown/contents/contents.ts'
import { startCopyButtons } from '../markdown/copying/copying.ts'
import { startFieldMode } from '../markdown/field-mode/field-mode.ts'
import { startLightbox } from '../markdown/lightbox/lightbox.ts'
import { startTermCards } from '../markdown/terms/terms.ts'
import { startDocumentUpdates } from '../markdown/update/update-document.ts'
import { startFilm } from '../pages/home/film/film.ts'
import { startCarousels } from '../pages/home/topic/carousel.ts'
import { startTabs } from '../pages/sign-up/tabs.ts'
import { startComparisons } from '../pages/use-case/findings/comparison.ts'
import { startSaveRow } from '../saving/start-saving.ts'
import { startSlashKeySetting } from '../search/search-keys.ts'
import { startPolicyDialog } from '../shell/dialogs/policy.ts'
import { startLanguageCarryOver } from '../shell/header/carry-over-language.ts'
import { startMenus } from '../shell/header/menus.ts'
import { startReadingProgress } from '../shell/header/scroll-state.ts'
import { startTopLinks } from '../shell/header/top-links.ts'
import { startThemeSwitch } from '../shell/theme/theme.ts'
import { startHashNavigation } from './hash-navigation.ts'
import { startHydration } from './hydrate.ts'
import { reportWebVitals } from './metrics.ts'
import { startPrefetching } from './prefetch-pages.ts'
import { startSheetRetries } from './retry-sheets.ts'

const parts = [
  startSheetRetries,
  startMenus,
  startDialogs,
  startPolicyDialog,
  startTabs,
  startThemeSwitch,
  startCopyButtons,
  startSlashKeySetting,
  startLightbox,
  startTableOfContents,
  startReadingProgress,
  startFieldMode,
  startTermCards,
  startLazyChecklists,
  startCarousels,
  startComparisons,
  startFilm,
  startHashNavigation,
  startTopLinks,
  startHydration,
  startLanguageCarryOver,
  restorePageState,
  startPrefetching,
  startSaveRow,
  startDocumentUpdates,
]

// A prerendered page must not fetch, measure or store anything before activation.
if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
else start()

function start(): void {
  for (const startPart of parts) {
    try {
      startPart()
    } catch (error) {
      console.error(error) // one failing part must not stop the others
    }
  }
  document.documentElement.dataset.runtime = '' // from now on scripts, not CSS, open menus and tabs
  replayClicks((button) => !button.closest('[data-island]'))
  void reportWebVitals()
}
