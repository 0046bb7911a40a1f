import { runTool } from '../build/run-tool.ts'
import { stopUnlessInOrder } from '../checks/check-all.ts'
import { missing } from '../tests/engines/install-engines.ts'
import { ensureChromium } from '../tests/install-chromium.ts'

/** `npm test`: all checks in their order; stops at the first that fails. Words after it go to the browser tests. */
step('format and lint', 'biome', ['ci', '.'])
say('types and words')
await stopUnlessInOrder('tsconfig.json')
step('unit tests', 'vitest', ['run', '--project', 'unit', '--project', 'postgres'])
say('build')
const { buildAll } = await import('../build/build-site.ts')
await buildAll()
step('tests of the built site', 'vitest', ['run', '--project', 'built'])
ensureChromium()
step('browser tests', 'playwright', ['test', ...process.argv.slice(2)])
step('visits in every engine', 'vitest', ['run', '--config', 'tests/engines/vitest.config.ts'])
for (const { name } of missing()) console.log(`${name} is not on this machine: npm run browsers installs it.`)

function step(name: string, command: string, args: readonly string[]): void {
  say(name)
  const code = runTool(command, args)
  if (code !== 0) process.exit(code)
}

function say(name: string): void {
  console.log(`\n— ${name} —`)
}
