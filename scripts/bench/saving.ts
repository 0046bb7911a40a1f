import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { placed, root } from '../../build/places.ts'
import { languages } from '../../content/languages.ts'
import { savingEn } from '../../content/messages/saving.en.ts'
import { indexedPaths, localPath, paths } from '../../content/paths.ts'
import { bytesOf, filesOf, SAVE_LIST, type SaveList } from '../../src/saving/contract/save-list.ts'
import { chromiumPath } from '../../tests/chromium.ts'
import { startServer } from '../../tests/server.ts'
import { printRows, type Row, verdict } from './verdict.ts'

/* The figures to be reached. The worker of the copy is not slowed: browsers slow pages only. */
const WANTED = { seconds: 60, megabytes: 12, 'ms to the first paint': 500, bytes: 1500, 'ms later': 5 }
const SLOWED = 4
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }
const ONLINE_RUNS = 15
/** Pages with all that the issue has added, and what of them it is. */
const GROWN = [paths.guides, paths.droneOperations, paths.glossary]
const ADDED = [
  /<save-row>.*?<\/save-row>/s,
  /<button[^>]*class="field-switch".*?<\/button><p class="field-lock".*?<\/p>/s,
  /<nav class="field-bar".*?<\/nav>/s,
  /<section class="print-part">.*?<\/section>/s,
  / class="term"/g,
  / data-checklist="[^"]*"/g,
]
/** What of the script that every reader gets is there for the issue; the rest comes when it is needed. */
const SCRIPTS = ['saving', 'terms', 'checklists', 'field-mode']

/** Saving and reading what is saved, with each limit and whether it holds. */
export async function benchSaving(): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
  const rows: Record<string, Row> = {}
  const server = await startServer()
  const context = await onPhone(browser)
  Object.assign(rows, await measureSaving(context, server.address))
  const plain = await onPhone(browser)
  rows['online with the worker, later by'] = await compareOnline(plain, context, server.address)
  await server.stop()
  rows['slowest saved page without coverage'] = await openAll(context, server.address)
  await browser.close()
  for (const page of GROWN) rows[`grown: ${page}`] = verdict(await growth(page), WANTED.bytes, 'bytes')
  printRows('Save for the forest', rows)
}

async function onPhone(browser: Browser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
}

/** From the press to “saved” on slow 4G: one language on an empty device, then the other with it. */
async function measureSaving(context: BrowserContext, address: string): Promise<Record<string, Row>> {
  const page = await context.newPage()
  await page.goto(`${address}${paths.faq}#save`)
  const panel = page.locator('[data-panel]')
  await panel.locator('[data-do=save]').waitFor()
  const list: SaveList = await (await fetch(address + SAVE_LIST)).json()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', SLOW_4G)
  const began = Date.now()
  await panel.locator('[data-do=save]').click()
  await panel.getByRole('heading', { name: savingEn.saved.title }).waitFor({ timeout: 300_000 })
  const took = (Date.now() - began) / 1000
  await client.detach()
  await panel.locator('[data-do=add]').click() // quick again, for what follows
  await panel.locator('[data-do=add]').waitFor({ state: 'detached' })
  await panel.getByRole('heading', { name: savingEn.saved.title }).waitFor({ timeout: 300_000 })
  await page.close()
  return {
    'press to saved, slow 4G': verdict(took, WANTED.seconds, 's'),
    'size of one language': verdict(bytesOf(filesOf(list, ['en'])) / 1e6, WANTED.megabytes, 'MB'),
    'size of both': { found: Math.round(bytesOf(filesOf(list, languages)) / 1e5) / 10, unit: 'MB' },
  }
}

/** How much later a page is painted where the worker is, with the network there and nothing slower: by turns, medians. */
async function compareOnline(without: BrowserContext, with_: BrowserContext, address: string): Promise<Row> {
  const times: { without: number[]; with_: number[] } = { without: [], with_: [] }
  const pages = { without: await without.newPage(), with_: await with_.newPage() }
  for (let run = 0; run < ONLINE_RUNS; run++) {
    for (const kind of ['without', 'with_'] as const) {
      await pages[kind].goto(address + paths.basics, { waitUntil: 'load' })
      times[kind].push(await firstPaint(pages[kind]))
    }
  }
  const [before, after] = [median(times.without), median(times.with_)]
  return { ...verdict(after - before, WANTED['ms later'], 'ms'), of: Math.round(before) }
}

/** Every page of both languages, opened with the server gone and the processor slowed. */
async function openAll(context: BrowserContext, address: string): Promise<Row> {
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const places = languages.flatMap((language) => indexedPaths.map((place) => localPath(place, language)))
  const times: { place: string; time: number }[] = []
  for (const place of places) {
    const answer = await page.goto(address + place, { waitUntil: 'load' })
    if (!answer?.fromServiceWorker() || answer.status() !== 200) throw new Error(`${place} did not open.`)
    times.push({ place, time: await firstPaint(page) })
  }
  times.sort((one, other) => other.time - one.time)
  const [slowest] = times
  const middle = Math.round(median(times.map(({ time }) => time)))
  return {
    ...verdict(slowest?.time ?? 0, WANTED['ms to the first paint'], 'ms'),
    of: `${slowest?.place}; median ${middle}`,
  }
}

async function firstPaint(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  return Number(await found.jsonValue())
}

/** The page with and without the parts of the issue, compressed as it is sent, and its share of the readers’ script. */
async function growth(address: string): Promise<number> {
  const html = readFileSync(path.join(placed.site, `${address}.html`), 'utf8')
  const bare = ADDED.reduce((rest, part) => rest.replace(part, ''), html)
  return packed(html) - packed(bare) + (await scriptBytes())
}

let scripts: Promise<number> | undefined

function scriptBytes(): Promise<number> {
  scripts ??= Promise.all(SCRIPTS.map(bundleAlone)).then((parts) => packed(parts.join('')))
  return scripts
}

/** A module as it stands in the script, without what it imports. */
async function bundleAlone(name: string): Promise<string> {
  const entry = path.join(root, 'src/reading', `${name}.ts`)
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: name },
      rolldownOptions: { external: (id) => id !== entry },
    },
  })
  const [output] = [made].flat()
  if (!output || !('output' in output)) throw new Error(`${name} was not bundled.`)
  return output.output[0].code
}

function packed(text: string): number {
  return brotliCompressSync(text).length
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? 0
}
