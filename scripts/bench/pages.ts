import type { Page } from 'puppeteer-core'
import { paths } from '../../content/paths.ts'
import { ensureChromium } from '../../tests/install-chromium.ts'
import { startServer } from '../../tests/server.ts'
import { inChromium } from './chromium.ts'
import { atMost, median, printRows, type Row } from './rows.ts'

const RUNS = 5
/** Lighthouse's slow 4G, applied to the browser itself. */
const NETWORK = { latency: 150, download: (1.6e6 / 8) * 0.9, upload: 750e3 / 8 }
/** So long after its load a page is watched; the flight over the home page takes four seconds. */
const WATCHED_MS = 5000

/** Pages that only are opened, and what each may take; and what each of them may take alike. */
const PAGES: Readonly<Record<string, { path: string; limits: Partial<Visit> }>> = {
  home: { path: paths.home, limits: { largestPaint: 1050, bytes: 190, requests: 30 } },
  chapter: { path: paths.droneOperations, limits: { largestPaint: 950, bytes: 110, requests: 16 } },
  'use case': { path: paths.barkBeetle, limits: { largestPaint: 1050, bytes: 190, requests: 30 } },
  'sign-up': { path: paths.signUp, limits: { largestPaint: 950, bytes: 110, requests: 16 } },
}
const LIMITS = { firstPaint: 900, longestTask: 50, blocking: 0, thread: 1000, scriptTime: 75, shift: 0.02, script: 11 }
const NAMES: Readonly<Record<keyof Visit, [name: string, unit: string]>> = {
  firstPaint: ['first paint', 'ms'],
  largestPaint: ['largest paint', 'ms'],
  longestTask: ['longest task', 'ms'],
  blocking: ['blocking time', 'ms'],
  thread: ['main thread', 'ms'],
  scriptTime: ['script time', 'ms'],
  shift: ['layout shift', ''],
  bytes: ['all bytes', 'KiB'],
  script: ['script', 'kB'], // 10 and the headers
  requests: ['requests', ''],
}

/** Bytes, paints and tasks of a phone's first visit, which does nothing but look. */
export async function benchPages(): Promise<void> {
  ensureChromium()
  const server = await startServer()
  const rows: Record<string, Row> = {}
  try {
    for (const [name, { path, limits }] of Object.entries(PAGES)) {
      const runs: Visit[] = []
      for (let run = 0; run < RUNS; run++) {
        runs.push(await inChromium('phone', (page) => visit(page, server.address + path)))
      }
      for (const [key, limit] of Object.entries({ ...LIMITS, ...limits })) {
        const figure = key as keyof Visit // of LIMITS and limits
        const [what, unit] = NAMES[figure]
        rows[`${name}: ${what}`] = atMost(limit, median(runs.map((run) => run[figure])), unit)
      }
    }
  } finally {
    await server.stop()
  }
  printRows(`A first visit on a phone: processor four times slower, slow 4G (medians of ${RUNS})`, rows)
}

type Seen = { firstPaint: number; largestPaint: number; longestTask: number; blocking: number; shift: number }
type Visit = Seen & { thread: number; scriptTime: number; bytes: number; script: number; requests: number }

async function visit(page: Page, address: string): Promise<Visit> {
  await page.emulateNetworkConditions(NETWORK)
  const weight = await weigh(page)
  await page.evaluateOnNewDocument(observe)
  await page.goto(address, { waitUntil: 'networkidle0' })
  await new Promise((resolve) => setTimeout(resolve, WATCHED_MS))
  const seen = await page.evaluate(() => window.seen)
  const { TaskDuration = 0, ScriptDuration = 0 } = await page.metrics()
  return { ...seen, ...weight(), thread: TaskDuration * 1000, scriptTime: ScriptDuration * 1000 }
}

/** Counts what comes over the wire from now on. */
async function weigh(page: Page) {
  const session = await page.createCDPSession()
  await session.send('Network.enable')
  const scripts = new Set<string>()
  let [all, script, requests] = [0, 0, 0]
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith('.js')) scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength === 0) return // drawn from the page itself
    all += encodedDataLength
    requests++
    if (scripts.has(requestId)) script += encodedDataLength
  })
  return () => ({ bytes: all / 1024, script: script / 1000, requests })
}

declare global {
  interface Window {
    seen: Seen
  }
}

/** In the page, first: watches paints, long tasks and shifts. */
function observe(): void {
  const seen = { firstPaint: 0, largestPaint: 0, longestTask: 0, blocking: 0, shift: 0 }
  window.seen = seen
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime
  })
  watch('longtask', (entry) => {
    seen.longestTask = Math.max(seen.longestTask, entry.duration)
    // as Lighthouse counts it: what is over 50 ms, of tasks after the first paint
    if (entry.startTime >= seen.firstPaint && seen.firstPaint > 0) seen.blocking += entry.duration - 50
  })
  watch('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value
  })
}
