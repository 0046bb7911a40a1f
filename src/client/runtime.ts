/*
 * The script of every page, without a framework: each part listens on the document. It runs once the page has been
 * parsed; src/README.md says what runs when.
 */
import { startCarousels } from './carousel.ts'
import { startCarryingOver } from './carry-over.ts'
import { startChecklists } from './checklists.ts'
import { startComparisons } from './comparison.ts'
import { startContents } from './contents.ts'
import { startCopying } from './copying.ts'
import { startDialogs } from './dialogs.ts'
import { startDocuments } from './documents.ts'
import { startFieldMode } from './field-mode.ts'
import { startFilm } from './film.ts'
import { startHash } from './hash.ts'
import { startHeroMap } from './hero-map.ts'
import { startHydration } from './hydrate.ts'
import { startLightbox } from './lightbox.ts'
import { startMenus } from './menus.ts'
import { reportMetrics } from './metrics.ts'
import { startPolicy } from './policy.ts'
import { startPreparingPages } from './prepare-pages.ts'
import { replayClicks } from './queued-clicks.ts'
import { startSaving } from './saving.ts'
import { startReadingProgress } from './scroll-state.ts'
import { startSlashKey } from './search-keys.ts'
import { startTabs } from './tabs.ts'
import { startTerms } from './terms.ts'
import { startTheme } from './theme.ts'
import { startTopLinks } from './top-links.ts'

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
  startHeroMap,
  startHash,
  startTopLinks,
  startHydration,
  startCarryingOver,
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
