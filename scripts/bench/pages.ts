import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, CDPSession } from '@playwright/test'
import { placed } from '../../build/places.ts'
import { languages } from '../../content/languages.ts'
import { localPath, paths } from '../../content/paths.ts'
import { besideOpponents } from './opponents.ts'
import { median, printRows, type Row, verdict } from './verdict.ts'

const RUNS = 5
const SLOWED = 4
/** Lighthouse's slow 4G, applied to the browser itself. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: 750e3 / 8 }
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** So long after its load a page is watched; the flight over the home page takes four seconds. */
const WATCHED_MS = 5000

type Limits = { first: number; largest: number; thread: number; script: number; bytes: number; requests: number }

/** Pages that only are opened, and what each may take. */
const PAGES: Record<string, { path: string } & Limits> = {
  home: { path: paths.home, first: 900, largest: 1050, thread: 1000, script: 75, bytes: 190, requests: 30 },
  chapter: {
    path: paths.droneOperations,
    first: 900,
    largest: 950,
    thread: 1000,
    script: 75,
    bytes: 110,
    requests: 16,
  },
  'use case': { path: paths.barkBeetle, first: 900, largest: 1050, thread: 1000, script: 75, bytes: 190, requests: 30 },
  'sign-up': { path: paths.signUp, first: 900, largest: 950, thread: 1000, script: 75, bytes: 110, requests: 16 },
}

/** Bytes, paints and tasks of a phone's first visit, which does nothing but look. */
export async function benchPages(browser: Browser, address: string): Promise<void> {
  const rows: Record<string, Row> = {}
  for (const [name, { path: place, ...limits }] of Object.entries(PAGES)) {
    const runs: Visit[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await visit(browser, address + place))
    const figures: Record<string, [found: (run: Visit) => number, limit: number, unit: string]> = {
      'first paint': [({ firstPaint }) => firstPaint, limits.first, 'ms'],
      'largest paint': [({ largestPaint }) => largestPaint, limits.largest, 'ms'],
      'longest task': [({ longestTask }) => longestTask, 50, 'ms'],
      'blocking time': [({ blocking }) => blocking, 0, 'ms'],
      'main thread': [({ thread }) => thread, limits.thread, 'ms'],
      'script time': [({ scriptTime }) => scriptTime, limits.script, 'ms'],
      'layout shift': [({ shift }) => shift, 0.02, ''],
      'all bytes': [({ all }) => all / 1024, limits.bytes, 'KiB'],
      script: [({ script }) => script / 1000, 11, 'kB'], // 10 and the headers,
      requests: [({ requests }) => requests, limits.requests, ''],
    }
    for (const [what, [found, limit, unit]] of Object.entries(figures)) {
      rows[`${name}: ${what}`] = besideOpponents(`${name}: ${what}`, verdict(median(runs.map(found)), limit, unit))
    }
  }
  printRows(`A first visit on a phone: processor ${SLOWED} times slower, slow 4G (median of ${RUNS})`, rows)
  printRows('Pages with the style in them, compressed', await weighPages())
}

type Visit = Seen & { thread: number; scriptTime: number; all: number; script: number; requests: number }

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', NETWORK)
  await client.send('Performance.enable')
  const weight = weigh(client)
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(WATCHED_MS)
  const seen = await page.evaluate(() => window.seen)
  const { metrics } = await client.send('Performance.getMetrics')
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  await context.close()
  return { ...seen, ...weight, thread: seconds('TaskDuration') * 1000, scriptTime: seconds('ScriptDuration') * 1000 }
}

function weigh(client: CDPSession) {
  const weight = { all: 0, script: 0, requests: 0 }
  const scripts = new Set<string>()
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith('.js')) scripts.add(requestId)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength === 0) return // drawn from the page itself
    weight.all += encodedDataLength
    weight.requests++
    if (scripts.has(requestId)) weight.script += encodedDataLength
  })
  return weight
}

/** The heaviest page of each kind with its limit, and of how many others it holds. */
async function weighPages(): Promise<Record<string, Row>> {
  const rows: Record<string, Row> = {}
  let others = 0
  for (const [name, place] of Object.entries(paths)) {
    for (const language of languages) {
      const file = path.join(placed.site, `${localPath(place, language).slice(1) || 'index'}.html`)
      const html = await readFile(file, 'utf8')
      const style = brotliCompressSync((html.match(/<style>[\s\S]*?<\/style>/g) ?? []).join('')).length / 1000
      const page = verdict(statSync(`${file}.br`).size / 1000, name === 'home' ? 24 : 20, 'kB')
      const own = verdict(style, name === 'home' ? 11 : 8, 'kB')
      if (page.verdict === 'holds' && own.verdict === 'holds') others++
      else rows[`${name} ${language}`] = { ...page, 'of it style': Math.round(style * 10) / 10 }
    }
  }
  rows['pages that hold both limits'] = { found: others }
  return rows
}

type Seen = { firstPaint: number; largestPaint: number; longestTask: number; blocking: number; shift: number }

declare global {
  interface Window {
    seen: Seen
  }
}

/** Runs in the page. */
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
