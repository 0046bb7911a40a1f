import { exitOnIssues } from '../checks/check-all.ts'
import { buildWhenOutdated } from '../generator/build-when-outdated.ts'
import { exitOnError } from '../generator/explain-failure.ts'
import { runTool } from '../generator/processes/run-tool.ts'
import { ensureEngines } from '../tests/engines/install-engines.ts'

/** `npm run browsers`: runs the cross-browser tests in Chromium, Firefox and WebKit; installs missing browsers. */
await exitOnError(() => buildWhenOutdated(exitOnIssues))
ensureEngines()
process.env.ALL = '1'
process.exitCode = runTool('vitest', ['run', '--config', 'tests/engines/vitest.config.ts', ...process.argv.slice(2)])
