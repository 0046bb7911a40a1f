import { buildWhenOutdated } from '../build/staleness.ts'
import { exitOnIssues } from '../checks/check-all.ts'
import { benchBuild } from './bench/build.ts'
import { benchClicks } from './bench/clicks.ts'
import { benchPages } from './bench/pages.ts'
import { benchServer } from './bench/server.ts'

/**
 * `npm run bench`: measures the built site and prints what it found and what it is to be; it asserts nothing. Words after
 * it choose the parts. bench/README.md says how to read it.
 */
const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  pages: benchPages,
  clicks: benchClicks,
  server: benchServer,
  build: benchBuild,
}
/** The build takes minutes: it is measured only when it is asked for. */
const DEFAULT = ['pages', 'clicks', 'server']

const words = process.argv.slice(2)
const unknown = words.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  console.error(`“${unknown.join(' ')}” is no part of the bench. It knows: ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}
await buildWhenOutdated(exitOnIssues)
for (const name of words.length > 0 ? words : DEFAULT) await PARTS[name]?.()
