import { exitOnIssues } from '../checks/check-all.ts'
import { buildWhenOutdated } from '../generator/build-when-outdated.ts'
import { exitOnError } from '../generator/explain-failure.ts'
import { runTool } from '../generator/processes/run-tool.ts'
import { ensureEngines } from '../tests/engines/install-engines.ts'
import { ensureChromium, exitOnInvalidChromiumPath } from '../tests/install-chromium.ts'
import { runToolStage } from '../tests/stages.ts'

/**
 * `npm run e2e`: the browser tests, after a build if the last one is outdated; arguments select tests. `--all`, for use
 * before a deployment, adds every page, browser engine and language, and the sign-up tests with PostgreSQL and with
 * killed processes.
 */
const args = process.argv.slice(2)
exitOnInvalidChromiumPath()
await exitOnError(() => buildWhenOutdated(exitOnIssues))
ensureChromium()
if (args.includes('--all')) await runAllTests(args.filter((word) => word !== '--all'))
else process.exitCode = runTool('playwright', ['test', ...args])

async function runAllTests(rest: readonly string[]): Promise<void> {
  process.env.ALL = '1'
  process.env.KILLS ??= '20'
  ensureEngines()
  await runToolStage('browser tests', 'playwright', ['test', ...rest])
  if (rest.length > 0) return
  await runToolStage('visits in every engine', 'vitest', ['run', '--config', 'tests/engines/vitest.config.ts'])
  await runToolStage('sign-ups in PostgreSQL', 'vitest', ['run', '--project', 'postgres'])
  await runToolStage('mails of processes that are killed', 'vitest', ['run', '--project', 'unit', 'killed'])
}
