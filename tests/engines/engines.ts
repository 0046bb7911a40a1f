import { chromium, firefox } from './puppeteer-engines.ts'
import type { Engine } from './visitor.ts'
import { webkit } from './webkit-engine.ts'

/** The engines that visitors have; Safari’s is looked at by WebKitGTK. */
export const engines: readonly Engine[] = [chromium, firefox, webkit]
