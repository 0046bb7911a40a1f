import { isFullRun } from '../full-run.ts'
import { chromium, firefox } from './puppeteer-engines.ts'
import type { Engine } from './visitor.ts'
import { webkit } from './webkit-engine.ts'

/** The browser engines of visitors; WebKitGTK stands in for Safari. */
export const engines: readonly Engine[] = [chromium, firefox, webkit]

/** The engines of this run. Only a full run includes Chromium, which the Playwright tests cover in more depth. */
export const testedEngines: readonly Engine[] = isFullRun ? engines : [firefox, webkit]
