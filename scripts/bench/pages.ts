import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { paths } from '../../site/paths.ts'
import { ensureChromium } from '../../tests/install-chromium.ts'
import { startServer } from '../../tests/server.ts'
import { withChromium } from './chromium.ts'
import { type BenchRow, median, rowWithLimit } from './rows.ts'

const RUNS = 5
/** Lighthouse's slow 4G, for the browser's own network throttling. */
const NETWORK = { latency: 150, download: (1.6e6 / 8) * 0.9, upload: 750e3 / 8 }
/** The time after load in which layout shifts and long tasks are recorded, longer than the home page's animation. */
const WATCHED_MS = 5000

/** Limits for a page without interaction, in milliseconds and kB; `script` is 10 kB plus headers. */
const LIMITS = { blocking: 0, 'main thread': 1000, 'script time': 75, 'layout shift': 0.02, script: 11 }
const PAGES: Readonly<Record<string, { path: string; limits: Partial<Visit> }>> = {
  home: { path: paths.home, limits: { 'largest paint': 1050, 'all bytes': 195 } },
  chapter: { path: paths.droneOperations, limits: { 'largest paint': 950, 'all bytes': 113 } },
  'use case': { path: paths.barkBeetle, limits: { 'largest paint': 1050, 'all bytes': 195 } },
  'sign-up': { path: paths.signUp, limits: { 'largest paint': 950, 'all bytes': 113 } },
}

/** Measures bytes, paints and long tasks of a first visit on a phone, without input. */
export async function bench(): Promise<void> {
  ensureChromium()
  const server = await startServer()
  const rows: Record<string, BenchRow> = {}
  try {
    for (const [name, { path, limits }] of Object.entries(PAGES)) {
      const runs: Visit[] = []
      for (let run = 0; run < RUNS; run++) {
        runs.push(await withChromium('phone', (page) => measureVisit(page, server.address + path)))
      }
      for (const [figure, limit] of Object.entries({ ...LIMITS, ...limits })) {
        const found = median(runs.map((run) => run[figure as keyof Visit])) // the limits have the keys of Visit
        rows[`${name}: ${figure}`] = rowWithLimit(limit, found)
      }
    }
  } finally {
    await server.stop()
  }
  console.log(`\nA first visit on a phone: processor four times slower, slow 4G (medians of ${RUNS}; ms, kB)`)
  console.table(rows)
}

type Visit = ReturnType<typeof readTimeline> & Record<'main thread' | 'script time', number>

async function measureVisit(page: Page, address: string): Promise<Visit> {
  await page.emulateNetworkConditions(NETWORK)
  await page.goto(address, { waitUntil: 'networkidle0' })
  await wait(WATCHED_MS)
  const { TaskDuration = 0, ScriptDuration = 0 } = await page.metrics()
  const seen = await page.evaluate(readTimeline)
  return { ...seen, 'main thread': TaskDuration * 1000, 'script time': ScriptDuration * 1000 }
}

/** Runs in the page: buffered paints, long tasks, layout shifts and resource sizes. */
function readTimeline() {
  const read = (type: string) => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type, buffered: true })
    // a type that covers the fields of all entry types
    return observer.takeRecords() as (PerformanceResourceTiming & { value: number })[]
  }
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const files = [...read('navigation'), ...read('resource')]
  const weigh = (weighed: typeof files) => sum(weighed.map(({ transferSize }) => transferSize / 1000))
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const tasks = read('longtask').filter(({ startTime }) => startTime >= painted)
  return {
    'largest paint': read('largest-contentful-paint').at(-1)?.startTime ?? 0,
    blocking: sum(tasks.map(({ duration }) => duration - 50)), // total blocking time, as in Lighthouse
    'layout shift': sum(read('layout-shift').map(({ value }) => value)),
    'all bytes': weigh(files),
    script: weigh(files.filter(({ name }) => name.endsWith('.js'))),
  }
}
