import { chromium } from '@playwright/test'
import { buildWhenOutdated } from '../build/staleness.ts'
import { exitOnIssues } from '../checks/check-all.ts'
import { chromiumPath } from '../tests/chromium.ts'
import { ensureChromium } from '../tests/install-chromium.ts'
import { startServer } from '../tests/server.ts'
import { benchBuild } from './bench/build.ts'
import { benchClicks } from './bench/clicks.ts'
import { benchPages } from './bench/pages.ts'
import { benchSaving } from './bench/saving.ts'
import { benchServer } from './bench/server.ts'

/*
 * Measures the built site and prints what it found, what it is to be, and what the others reached; it asserts nothing.
 * README says how to read it.
 */
const PARTS = { pages: inBrowser(benchPages), clicks: benchClicks, saving: benchSaving, server: benchServer }

/** Takes minutes, and measures nothing that a visitor meets: only when it is asked for. */
const ON_REQUEST = { build: benchBuild }

const known = { ...PARTS, ...ON_REQUEST }
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in known))
if (unknown.length > 0) {
  console.error(`“${unknown.join(' ')}” is no part of the bench. It knows: ${Object.keys(known).join(', ')}.`)
  process.exit(2)
}
await buildWhenOutdated(exitOnIssues)
for (const [name, run] of Object.entries(wanted.length > 0 ? known : PARTS)) {
  if (wanted.length === 0 || wanted.includes(name)) await run()
}

function inBrowser(run: (browser: Awaited<ReturnType<typeof chromium.launch>>, address: string) => Promise<void>) {
  return async () => {
    ensureChromium()
    const server = await startServer()
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
    try {
      await run(browser, server.address)
    } finally {
      await browser.close()
      await server.stop()
    }
  }
}
