import { exitOnIssues } from '../checks/check-all.ts'
import { loadBuilder } from '../generator/build-when-outdated.ts'
import { exitOnError } from '../generator/explain-failure.ts'
import { testChanged } from '../tests/changed.ts'
import { ensureChromium, exitOnInvalidChromiumPath } from '../tests/install-chromium.ts'
import { runStage, runToolStage } from '../tests/stages.ts'

/**
 * `npm test`: all checks in order, and the browser tests tagged `@core`; stops at the first failure. Arguments are
 * passed to the browser tests; `--changed` only runs tests that a change affects.
 */
const words = process.argv.slice(2)
exitOnInvalidChromiumPath()
await (words[0]?.startsWith('--changed') ? testChanged(words[0].split('=')[1]) : testAll())

async function testAll(): Promise<void> {
  await runToolStage('format and lint', 'biome', ['ci', '.'])
  await runStage('types and words', () => exitOnIssues('tsconfig.json'))
  await runToolStage('unit tests', 'vitest', ['run', '--project', 'unit', '--project', 'postgres'])
  await runStage('build', async () => {
    const { buildSite } = await loadBuilder()
    await exitOnError(() => buildSite())
  })
  await runToolStage('tests of the built site', 'vitest', ['run', '--project', 'built'])
  await runStage('a Chromium', ensureChromium)
  await runToolStage('browser tests', 'playwright', ['test', '--grep', '@core', ...words])
}
