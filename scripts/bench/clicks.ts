import type { Page } from 'puppeteer-core'
import { paths } from '../../content/paths.ts'
import { ensureChromium } from '../../tests/install-chromium.ts'
import { startServer } from '../../tests/server.ts'
import { ask, inChromium, press } from './chromium.ts'
import { atMost, median, printRows, type Row } from './rows.ts'
import { type Found, type Site, startProxy } from './timing-proxy.ts'

const RUNS = 5
const WITHOUT = ', without speculation rules'

/** What is to be reached: with rules, to be ahead of five others (docs/performance.md). */
const TO_REACH: Readonly<Record<string, number>> = {
  'phone, cold': 323,
  'phone, warm': 110,
  'desktop, cold': 57,
  'desktop, warm': 21,
  [`phone, cold${WITHOUT}`]: 600,
  [`phone, warm${WITHOUT}`]: 600,
  [`desktop, cold${WITHOUT}`]: 130,
  [`desktop, warm${WITHOUT}`]: 130,
}

/**
 * From a trusted click on the home page to the frame that shows the next page's heading, on a phone and on a desktop. Cold
 * is the first visit of that page, warm the same click after going back.
 */
export async function benchClicks(): Promise<void> {
  ensureChromium()
  const server = await startServer()
  const site = await startProxy(server.address)
  const rows: Record<string, Row> = {}
  try {
    for (const device of ['phone', 'desktop'] as const) {
      for (const suffix of ['', WITHOUT]) {
        Object.assign(site, { isPhone: device === 'phone', hasRules: suffix !== WITHOUT })
        const runs: Record<string, Found>[] = []
        for (let run = 0; run < RUNS; run++) runs.push(await inChromium(device, (page) => clickTwice(page, site)))
        for (const name of ['cold', 'back', 'warm']) {
          const place = `${device}, ${name}${suffix}`
          const found = runs.flatMap((run) => run[name] ?? [])
          rows[place] = rowOf(found, TO_REACH[place])
        }
      }
    }
  } finally {
    site.stop()
    await server.stop()
  }
  printRows(`From a click to the frame it leads to (medians of ${RUNS})`, rows)
}

function rowOf(runs: readonly Found[], limit?: number): Row {
  const found = median(runs.map((run) => run.found))
  const row = limit ? atMost(limit, found, 'ms') : { found: Number(found.toPrecision(4)), unit: 'ms' }
  const share = (is: 'prerendered' | 'restored') => `${runs.filter((run) => run[is]).length} of ${runs.length}`
  return { ...row, prerendered: share('prerendered'), restored: share('restored') }
}

async function clickTwice(page: Page, site: Site) {
  const click = () => site.shows(paths.guides, () => press(page, `.footer a[href="${paths.guides}"]`))
  await site.open(page, paths.home)
  const cold = await click()
  await page.mouse.move(0, 0) // off the link, which it would prepare
  const back = await site.shows(paths.home, () => ask(page, goBack))
  return { cold, back, warm: await click() }
}

/** In the page: goes back, after the answer to who asked for it. */
function goBack(): void {
  setTimeout(() => {
    window.tell('click', performance.now())
    history.back()
  }, 50)
}
