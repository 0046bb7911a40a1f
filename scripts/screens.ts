import { exitOnIssues } from '../checks/check-all.ts'
import { buildWhenOutdated } from '../generator/build-when-outdated.ts'
import { exitOnError } from '../generator/explain-failure.ts'
import { runTool } from '../generator/processes/run-tool.ts'
import { ensureChromium, exitOnInvalidChromiumPath } from '../tests/install-chromium.ts'

/**
 * `npm run screens`: screenshots of every page and state at every width, theme and language, in the ignored folder
 * screens/. Arguments filter them: `npm run screens -- home 360 dark sv`.
 */
exitOnInvalidChromiumPath()
await exitOnError(() => buildWhenOutdated(exitOnIssues))
ensureChromium()
const narrowed = process.argv.slice(2).map((word) => `(?=.* ${word}( |$))`)
const grepArguments = narrowed.length > 0 ? ['--grep', narrowed.join('')] : []
process.exitCode = runTool('playwright', ['test', '--config', 'tests/screens/playwright.config.ts', ...grepArguments])
