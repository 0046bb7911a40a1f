import { spawnSync } from 'node:child_process'
import { exitOnIssues } from '../checks/check-all.ts'
import { buildWhenOutdated } from '../generator/build-when-outdated.ts'
import { exitOnError, exitWithMessage } from '../generator/explain-failure.ts'
import { projectRoot } from '../generator/files/folders.ts'
import { selectTests } from './areas.ts'
import { ensureChromium } from './install-chromium.ts'
import { runStage, runToolStage } from './stages.ts'

/** Files that affect every page or every test, so that only `npm test` covers a change of them. */
const GLOBAL_FILES = /^(src\/styles\/|src\/shell\/|vite\.config|playwright\.config|package|tests\/[\w-]+\.ts$)/

/** Files that the sign-up tests depend on. */
const SIGN_UP_FILES = /^(server|src\/sign-up|tests\/support)\//

/**
 * `npm test -- --changed` tests uncommitted changes, and `--changed=main` all changes since a commit, in less than a
 * minute. All unit tests run, because many read files that they do not import; only the slow sign-up tests are skipped
 * when nothing that they depend on has changed.
 */
export async function testChanged(since = 'HEAD'): Promise<void> {
  const changed = changedFiles(since)
  console.log(changed.length > 0 ? changed.join('\n') : `Nothing has changed since ${since}.`)
  if (changed.length === 0) return
  await runToolStage('format and lint', 'biome', ['ci', '.'])
  await runStage('types and words', () => exitOnIssues('tsconfig.json'))
  const without = changed.some((file) => SIGN_UP_FILES.test(file)) ? [] : ['--exclude', 'server/sign-up/**']
  await runToolStage('unit tests', 'vitest', ['run', '--project', 'unit', ...without])
  await runStage('build', () => exitOnError(() => buildWhenOutdated()))
  await runToolStage('tests of the built site', 'vitest', ['run', '--project', 'built'])
  ensureChromium()
  await runToolStage('first presses', 'playwright', ['test', 'presses', '--grep', '@core'])
  const files = selectTests(changed).map((name) => `tests/${name}.e2e.ts`)
  if (files.length > 0) await runToolStage('browser tests of the change', 'playwright', ['test', ...files])
  if (changed.some((file) => GLOBAL_FILES.test(file))) console.log('\nThis change touches all pages: npm test is due.')
}

function changedFiles(since: string): string[] {
  const lines = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', words, { cwd: projectRoot, encoding: 'utf8' })
    if (status !== 0)
      exitWithMessage(
        `What has changed since “${since}” cannot be told: ${stderr?.trim() || 'git cannot be run'}. Name a branch or a commit: npm test -- --changed=main`,
      )
    return stdout.split('\n').filter(Boolean)
  }
  return [
    ...lines('diff', '--name-only', '--diff-filter=d', since),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ]
}
