import { buildWhenOutdated } from '../build/outdated.ts'
import { runTool } from '../build/run-tool.ts'
import { stopUnlessInOrder } from '../checks/check-all.ts'
import { ensureChromium } from '../tests/install-chromium.ts'

/** `npm run e2e`: browser tests alone, on a build that is not older than its sources; words after it choose them. */
await buildWhenOutdated(stopUnlessInOrder)
ensureChromium()
process.exitCode = runTool('playwright', ['test', ...process.argv.slice(2)])
