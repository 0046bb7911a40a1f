import { type Browser, chromium } from '@playwright/test'
import { buildWhenOutdated } from '../build/outdated.ts'
import { stopUnlessInOrder } from '../checks/check-all.ts'
import { localPath, paths } from '../content/paths.ts'
import { chromiumPath } from '../tests/chromium.ts'
import { startServer } from '../tests/server.ts'
import { measureClicks } from './bench/clicks.ts'
import { benchSaving } from './bench/saving.ts'
import { benchServer } from './bench/server.ts'

/*
 * Measures the built site and prints what it found; it asserts nothing. README says how to read it.
 */
const PAGES = { home: paths.home, 'use case': paths.barkBeetle, manual: paths.droneOperations, 'sign-up': paths.signUp }
const RUNS = 5
const SLOWED = 4
/** Lighthouse's slow 4G, applied to the browser itself. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: 750e3 / 8 }

await buildWhenOutdated(stopUnlessInOrder)
if (process.argv.includes('saving')) {
  await benchSaving()
  process.exit()
}
const server = await startServer()
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
for (const [name, path] of Object.entries(PAGES)) {
  console.log(`\n${name} (${path})`)
  console.table(await weigh(browser, path))
  console.table(await time(browser, path))
}
console.log('\nFrom a click on the home page to the frame with the next heading, ms (median of 5)')
console.table(await measureClicks(browser, server.address))
await browser.close()
await server.stop()
await benchSaving()
await benchServer()

async function weigh(with_: Browser, path: string) {
  const page = await with_.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const kinds = new Map<string, string>()
  const sums: Record<string, { requests: number; bytes: number }> = {}
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    const sum = sums[kind] ?? { requests: 0, bytes: 0 }
    sums[kind] = sum
    sum.requests++
    sum.bytes += encodedDataLength
  })
  await page.goto(server.address + localPath(path, 'en'), { waitUntil: 'networkidle' })
  await page.close()
  const all = Object.values(sums)
  sums.all = {
    requests: all.reduce((sum, { requests }) => sum + requests, 0),
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
  }
  return sums
}

/** Paints and tasks on a phone's screen with the processor slowed four times and a slow network. */
async function time(with_: Browser, path: string) {
  const runs: Measured[] = []
  for (let run = 0; run < RUNS; run++) {
    const context = await with_.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', NETWORK)
    await page.addInitScript(observe)
    await page.goto(server.address + path, { waitUntil: 'networkidle' })
    await page.waitForTimeout(2500)
    runs.push(await page.evaluate(() => window.measured))
    await context.close()
  }
  const middle = (read: (run: Measured) => number) => Math.round(median(runs.map(read)) * 1000) / 1000
  return {
    'first paint, ms': middle((run) => run.firstPaint),
    'largest paint, ms': middle((run) => run.largestPaint),
    'longest task, ms': middle((run) => run.longestTask),
    'blocking time, ms': middle((run) => run.blocking),
    'layout shift': middle((run) => run.shift),
  }
}

type Measured = { firstPaint: number; largestPaint: number; longestTask: number; blocking: number; shift: number }

declare global {
  interface Window {
    measured: Measured
  }
}

function observe(): void {
  const measured = { firstPaint: 0, largestPaint: 0, longestTask: 0, blocking: 0, shift: 0 }
  window.measured = measured
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') measured.firstPaint = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    measured.largestPaint = entry.startTime
  })
  watch('longtask', (entry) => {
    measured.longestTask = Math.max(measured.longestTask, entry.duration)
    measured.blocking += entry.duration - 50
  })
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') measured.shift += entry.value
  })
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
