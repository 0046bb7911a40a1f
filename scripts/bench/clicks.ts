import type { Browser, CDPSession, Page } from '@playwright/test'
import { paths } from '../../content/paths.ts'
import { besideOpponents } from './opponents.ts'
import { median, printRows, type Row, verdict } from './verdict.ts'

/*
 * From a trusted click on the home page to the frame that shows the next page's heading, as the opponents were measured:
 * a phone (processor four times slower, 150 ms, 1.6 Mbit/s, a tap) and a desktop (the mouse rests on the link for 150 ms).
 * Cold is the first visit of the page, warm the same click once more after going back.
 */
const RUNS = 5
const HOVER_MS = 150
const SLOWED = 4
const PHONE_NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

/** What is to be reached: ahead of the best of five peers, measured side by side. */
const TO_REACH = { phone: { cold: 300, warm: 125 }, desktop: { cold: 88, warm: 38 } }

type Times = { cold: number; warm: number }

/** The four rows, medians of five runs, in milliseconds, with what the others reached beside them. */
export async function benchClicks(browser: Browser, address: string): Promise<void> {
  const rows: Record<string, Row> = {}
  for (const device of ['phone', 'desktop'] as const) {
    const runs: Times[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await clickTwice(browser, address, device))
    for (const kind of ['cold', 'warm'] as const) {
      const found = Math.round(median(runs.map((times) => times[kind])))
      rows[`${device}, ${kind}`] = besideOpponents(`${device}, ${kind}`, verdict(found, TO_REACH[device][kind], 'ms'))
    }
  }
  printRows('From a click on the home page to the frame with the next heading', rows)
}

async function clickTwice(browser: Browser, address: string, device: keyof typeof TO_REACH): Promise<Times> {
  const isPhone = device === 'phone'
  const context = await browser.newContext(
    isPhone
      ? { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
      : { viewport: { width: 1280, height: 900 } },
  )
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  if (isPhone) await slowDown(client)
  await page.addInitScript(watch)
  const times = { cold: 0, warm: 0 }
  for (const kind of ['cold', 'warm'] as const) {
    if (kind === 'cold') await page.goto(address + paths.home)
    else await page.goBack()
    await page.waitForFunction(
      () => document.querySelector('h1#hero-title') && 'reading' in document.documentElement.dataset,
    )
    await page.waitForLoadState('networkidle')
    times[kind] = await click(page, isPhone)
  }
  await context.close()
  return times
}

async function slowDown(client: CDPSession): Promise<void> {
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', PHONE_NETWORK)
}

async function click(page: Page, isPhone: boolean): Promise<number> {
  const link = page.locator(`.footer a[href="${paths.guides}"]`)
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(1000)
  const box = await link.boundingBox()
  if (!box) throw new Error('The link has no place.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.evaluate(() => sessionStorage.removeItem('click-time'))
  if (isPhone) await page.touchscreen.tap(x, y)
  else {
    await page.mouse.move(x, y)
    await page.waitForTimeout(HOVER_MS)
    await page.mouse.click(x, y)
  }
  const taken = await page.waitForFunction(() => Number(sessionStorage.getItem('click-time')) || null)
  return Number(await taken.jsonValue())
}

/** Runs in every document: writes down when a link was clicked, and how long it took until another heading was painted. */
function watch(): void {
  const now = () => performance.timeOrigin + performance.now()
  const look = () => {
    const [began, before] = JSON.parse(sessionStorage.getItem('clicked') ?? '[]')
    const heading = document.querySelector('main h1')?.textContent
    if (began && heading && heading !== before) {
      sessionStorage.removeItem('clicked')
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => sessionStorage.setItem('click-time', String(now() - began)) // after this frame
      port2.postMessage(null)
    }
    requestAnimationFrame(look)
  }
  addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return
      const began = performance.timeOrigin + event.timeStamp
      sessionStorage.setItem('clicked', JSON.stringify([began, document.querySelector('main h1')?.textContent]))
    },
    true,
  )
  requestAnimationFrame(look)
}
