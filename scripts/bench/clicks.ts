import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { SEARCH_DIALOG_ID } from '../../site/dialogs.ts'
import { localPath, paths } from '../../site/paths.ts'
import { ensureChromium } from '../../tests/install-chromium.ts'
import { startServer } from '../../tests/server.ts'
import { evaluateInPage, tapOrClick, withChromium } from './chromium.ts'
import { type BenchRow, median, rowWithLimit } from './rows.ts'
import { type Measurement, type ProxiedSite, startTimingProxy } from './timing-proxy.ts'

const RUNS = 5
const WITHOUT_RULES_LABEL = ', without speculation rules'

/** Limits: with speculation rules, faster than five other sites (docs/performance.md). */
const TO_REACH: Readonly<Record<string, number>> = {
  'phone, cold': 323,
  'phone, warm': 110,
  'desktop, cold': 57,
  'desktop, warm': 21,
  [`phone, cold${WITHOUT_RULES_LABEL}`]: 600,
  [`phone, warm${WITHOUT_RULES_LABEL}`]: 600,
  [`desktop, cold${WITHOUT_RULES_LABEL}`]: 130,
  [`desktop, warm${WITHOUT_RULES_LABEL}`]: 130,
}

/**
 * Measures the time from a trusted click on the home page to the frame with the next page's heading, on a phone and on
 * a desktop. “Cold” is the first visit of that page, “warm” the same click after going back; all other clicks are cold.
 */
export async function bench(): Promise<void> {
  ensureChromium()
  const server = await startServer()
  const site = await startTimingProxy(server.address)
  const rows: Record<string, BenchRow> = {}
  try {
    for (const device of ['phone', 'desktop'] as const) {
      for (const visit of [clickTwice, measureSearch, enterForm, changeLanguage]) {
        for (const suffix of visit === clickTwice ? ['', WITHOUT_RULES_LABEL] : ['']) {
          Object.assign(site, { isPhone: device === 'phone', hasRules: suffix !== WITHOUT_RULES_LABEL })
          const measure = (page: Page): Promise<Record<string, Measurement>> => visit(page, site)
          const runs: Record<string, Measurement>[] = []
          for (let run = 0; run < RUNS; run++) runs.push(await withChromium(device, measure))
          for (const name of Object.keys(runs[0] ?? {})) {
            const place = `${device}, ${name}${suffix}`
            const found = runs.flatMap((each) => each[name] ?? [])
            rows[place] = rowOf(found, TO_REACH[place])
          }
        }
      }
    }
  } finally {
    site.stop()
    await server.stop()
  }
  console.log(`\nFrom a press to the frame it leads to (medians of ${RUNS})`)
  console.table(rows)
}

function rowOf(runs: readonly Measurement[], limit?: number): BenchRow {
  const found = median(runs.map((run) => run.found))
  const unit = runs[0]?.unit ?? ''
  const row = limit ? rowWithLimit(limit, found, unit) : { found: Number(found.toPrecision(4)), unit }
  if (!runs.some((run) => 'restored' in run)) return row
  const share = (is: 'prerendered' | 'restored') => `${runs.filter((run) => run[is]).length} of ${runs.length}`
  return { ...row, prerendered: share('prerendered'), restored: share('restored') }
}

async function clickTwice(page: Page, site: ProxiedSite) {
  const click = () => site.shows(paths.guides, () => tapOrClick(page, `.footer a[href="${paths.guides}"]`))
  await site.open(page, paths.home)
  const cold = await click()
  await page.mouse.move(0, 0) // away from the link, because hovering prefetches
  const back = await site.shows(paths.home, () => evaluateInPage(page, goBack))
  return { cold, back, warm: await click() }
}

async function measureSearch(page: Page, site: ProxiedSite) {
  await site.open(page, paths.faq)
  const focus = evaluateInPage(page, measureSincePress, 'click', `#${SEARCH_DIALOG_ID} input:focus`)
  const result = evaluateInPage(page, measureSincePress, 'click', `#${SEARCH_DIALOG_ID} .search__pages a`)
  await tapOrClick(page, '.search-button')
  await focus
  await page.keyboard.sendCharacter('bark beetle')
  return { 'field of the search': await focus, 'first result of the search': await result }
}

async function enterForm(page: Page, site: ProxiedSite) {
  await site.open(page, paths.signUp)
  const before = site.bytes
  const alive = evaluateInPage(page, measureSincePress, 'pointerover', '[data-hydrated] input[type=email]')
  await tapOrClick(page, 'main input[type=email]')
  const form = await alive
  await site.quiet()
  return { 'form alive': form, 'fetched for the form': { found: (site.bytes - before) / 1000, unit: 'kB' } }
}

async function changeLanguage(page: Page, site: ProxiedSite) {
  await site.open(page, paths.faq)
  await tapOrClick(page, '.language-menu__button, .burger')
  await wait(1000)
  return { 'change of language': await site.shows(localPath(paths.faq, 'sv'), () => tapOrClick(page, '[hreflang=sv]')) }
}

/** Runs in the page: measures the time from a press to the frame in which a matching element exists. */
function measureSincePress(press: string, selector: string): Promise<Measurement> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`There was no ${selector}.`)), 30_000)
    const began = ({ timeStamp }: Event) =>
      window.bench.whenPainted(selector, () => resolve({ found: performance.now() - timeStamp, unit: 'ms' }))
    addEventListener(press, began, { capture: true, once: true })
  })
}

/** Runs in the page: goes back after this call has returned. */
function goBack(): void {
  setTimeout(() => {
    window.bench.tell('click', performance.now())
    history.back()
  }, 50)
}
