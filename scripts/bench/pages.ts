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

/** What pages that only are opened may take in milliseconds and kB; `script` is 10 kB and the headers. */
const LIMITS = { blocking: 0, 'main thread': 1000, 'script time': 75, 'layout shift': 0.02, script: 11 }
const PAGES: Readonly<Record<string, { path: string; limits: Partial<Visit> }>> = {
  home: { path: paths.home, limits: { 'largest paint': 1050, 'all bytes': 195 } },
  chapter: { path: paths.droneOperations, limits: { 'largest paint': 950, 'all bytes': 113 } },
  'use case': { path: paths.barkBeetle, limits: { 'largest paint': 1050, 'all bytes': 195 } },
  'sign-up': { path: paths.signUp, limits: { 'largest paint': 950, 'all bytes': 113 } },
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
      for (const [figure, limit] of Object.entries({ ...LIMITS, ...limits })) {
        const found = median(runs.map((run) => run[figure as keyof Visit])) // of LIMITS and limits
        rows[`${name}: ${figure}`] = atMost(limit, found)
      }
    }
  } finally {
    await server.stop()
  }
  printRows(`A first visit on a phone: processor four times slower, slow 4G (medians of ${RUNS}; ms, kB)`, rows)
}

type Seen = Record<'largest paint' | 'blocking' | 'layout shift' | 'all bytes' | 'script', number>
type Visit = Seen & Record<'main thread' | 'script time', number>

async function visit(page: Page, address: string): Promise<Visit> {
  await page.emulateNetworkConditions(NETWORK)
  await page.evaluateOnNewDocument(observe)
  await page.goto(address, { waitUntil: 'networkidle0' })
  await new Promise((resolve) => setTimeout(resolve, WATCHED_MS))
  const seen = await page.evaluate(() => window.seen)
  const { TaskDuration = 0, ScriptDuration = 0 } = await page.metrics()
  return { ...seen, 'main thread': TaskDuration * 1000, 'script time': ScriptDuration * 1000 }
}

declare global {
  interface Window {
    seen: Seen
  }
}

/** In the page, first: watches paints, long tasks, shifts, and what comes over the wire. */
function observe(): void {
  const seen = { 'largest paint': 0, blocking: 0, 'layout shift': 0, 'all bytes': 0, script: 0 }
  window.seen = seen
  const watch = <Entry extends PerformanceEntry>(type: string, read: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(read)).observe({ type, buffered: true })
  const weigh = ({ name, transferSize }: PerformanceResourceTiming) => {
    seen['all bytes'] += transferSize / 1000
    if (name.endsWith('.js')) seen.script += transferSize / 1000
  }
  watch('navigation', weigh)
  watch('resource', weigh)
  watch('largest-contentful-paint', ({ startTime }) => {
    seen['largest paint'] = startTime
  })
  // as Lighthouse counts it: what is over 50 ms, of tasks after the first paint
  watch('longtask', ({ startTime, duration }) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint')
    if (painted && startTime >= painted.startTime) seen.blocking += duration - 50
  })
  watch<PerformanceEntry & { value: number }>('layout-shift', ({ value }) => {
    seen['layout shift'] += value
  })
}
