import { exitOnIssues } from '../checks/check-all.ts'
import { buildWhenOutdated } from '../generator/build-when-outdated.ts'
import { exitOnError, exitWithMessage } from '../generator/explain-failure.ts'
import { exitOnInvalidChromiumPath } from '../tests/install-chromium.ts'

/**
 * `npm run bench`: measures the built site and prints the results with their limits, without failing. Arguments select
 * parts (files of bench/); the build, which takes minutes, and the editor are only measured when selected. See
 * bench/README.md.
 */
const PARTS = ['pages', 'clicks', 'build', 'editor']
const words = process.argv.slice(2)
const unknown = words.find((word) => !PARTS.includes(word))
if (unknown) exitWithMessage(`“${unknown}” is no part of the bench. There are: ${PARTS.join(', ')}`)
exitOnInvalidChromiumPath()
await exitOnError(() => buildWhenOutdated(exitOnIssues))
for (const part of words.length > 0 ? words : ['pages', 'clicks']) {
  const { bench } = await import(`./bench/${part}.ts`)
  await bench()
}
