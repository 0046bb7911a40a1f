import { isFullRun } from '../full-run.ts'
import { chromium, firefox } from './puppeteer-engines.ts'
import type { Engine } from './visitor.ts'
import { webkit } from './webkit-engine.ts'

/** The engines that visitors have; Safari’s is looked at by WebKitGTK. */
export const engines: readonly Engine[] = [chromium, firefox, webkit]

/** Those that visits are made in: Chromium is what Playwright's tests look at, and more closely. */
export const visited: readonly Engine[] = isFullRun ? engines : [firefox, webkit]
