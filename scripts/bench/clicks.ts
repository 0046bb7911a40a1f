import { once } from 'node:events'
import { createServer, request as forward, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { SEARCH_DIALOG } from '../../content/dialogs.ts'
import { localPath, paths } from '../../content/paths.ts'
import { ensureChromium } from '../../tests/install-chromium.ts'
import { startServer } from '../../tests/server.ts'
import { inChromium, type Tab } from './chromium-session.ts'
import { besideOpponents } from './opponents.ts'
import { median, printRows, type Row, verdict } from './verdict.ts'

/*
 * From a trusted click on the home page to the frame that shows the next page's heading, as the opponents were measured:
 * a phone (processor four times slower, 150 ms, 1.6 Mbit/s, a tap) and a desktop (the mouse rests on the link for 150 ms).
 * Cold is the first visit of the page, warm the same click once more after going back. Other presses are all cold.
 */
const RUNS = 5
const WITHOUT = ', without speculation rules'

/** What is to be reached: ahead of the best of five peers, measured side by side; a page that is loaded has longer. */
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

type Found = { found: number; unit: string; prerendered?: boolean; restored?: boolean }
type Visit = (tab: Tab, site: Site) => Promise<Record<string, Found>>

/** Medians of five runs, with how many of the pages were prerendered, or restored from the back/forward cache. */
export async function benchClicks(): Promise<void> {
  ensureChromium()
  const server = await startServer()
  const site = await startProxy(server.address)
  const rows: Record<string, Row> = {}
  const visits: [Visit, suffix?: string][] = [
    [clickTwice],
    [clickTwice, WITHOUT],
    [search],
    [enterForm],
    [changeLanguage],
  ]
  try {
    for (const device of ['phone', 'desktop'] as const) {
      for (const [visit, suffix = ''] of visits) {
        Object.assign(site, { isPhone: device === 'phone', hasRules: suffix !== WITHOUT })
        const runs: Record<string, Found>[] = []
        for (let run = 0; run < RUNS; run++) runs.push(await inChromium(device, (tab) => visit(tab, site)))
        for (const name of Object.keys(runs[0] ?? {})) {
          const place = `${device}, ${name}${suffix}`
          rows[place] = besideOpponents(
            place,
            rowOf(
              runs.flatMap((run) => run[name] ?? []),
              TO_REACH[place],
            ),
          )
        }
      }
    }
  } finally {
    site.stop()
    await server.stop()
  }
  printRows(`From a press to the frame it leads to (medians of ${RUNS})`, rows)
}

function rowOf(runs: readonly Found[], limit?: number): Row {
  const found = median(runs.map((run) => run.found))
  const unit = runs[0]?.unit ?? ''
  const row = limit ? verdict(found, limit, unit) : { found: Number(found.toPrecision(4)), unit }
  if (!runs.some((run) => 'restored' in run)) return row
  const share = (is: 'prerendered' | 'restored') => `${runs.filter((run) => run[is]).length} of ${runs.length}`
  return { ...row, prerendered: share('prerendered'), restored: share('restored') }
}

async function clickTwice(tab: Tab, site: Site) {
  const click = () => site.shows(paths.guides, () => tab.press(`.footer a[href="${paths.guides}"]`))
  await site.open(tab, paths.home)
  const cold = await click()
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 }) // off the link, which it would prepare
  const back = await site.shows(paths.home, () => tab.ask(goBack))
  return { cold, back, warm: await click() }
}

async function search(tab: Tab, site: Site) {
  await site.open(tab, paths.faq)
  const focus = tab.ask(sincePress, 'click', `#${SEARCH_DIALOG} input:focus`)
  const result = tab.ask(sincePress, 'click', `#${SEARCH_DIALOG} .search__pages a`)
  await tab.press('.search-btn')
  await focus
  await tab.send('Input.insertText', { text: 'bark beetle' })
  return { 'field of the search': await focus, 'first result of the search': await result }
}

async function enterForm(tab: Tab, site: Site) {
  await site.open(tab, paths.signUp)
  const before = site.bytes
  const alive = tab.ask(sincePress, 'pointerover', '[data-hydrated] input[type=email]')
  await tab.press('main input[type=email]')
  const form = await alive
  await site.quiet()
  return { 'form alive': form, 'fetched for the form': { found: (site.bytes - before) / 1000, unit: 'kB' } }
}

async function changeLanguage(tab: Tab, site: Site) {
  await site.open(tab, paths.faq)
  await tab.press('.lang__btn, .burger')
  await wait(1000)
  return { 'change of language': await site.shows(localPath(paths.faq, 'sv'), () => tab.press('[hreflang=sv]')) }
}

type Beacon = { what: 'click' | 'shown'; at: number; path: string; prerendered: boolean; restored: boolean }
type Site = Awaited<ReturnType<typeof startProxy>>

const RULES = /<script type="speculationrules">.*?<\/script>/
const LINE = { latency: 150, bytesInMs: 1.6e6 / 8 / 1000, piece: 2000 }

/**
 * The site with a script in its pages that says when they are shown; and on a phone as far away as its network has it:
 * what the browser prepares before there is a page to speak to, its own emulation does not slow.
 */
async function startProxy(origin: string) {
  let [busy, last, free] = [0, 0, 0]
  let beacons: Beacon[] = []
  const packed = new Map<string, Buffer>()
  const proxy = createServer(async (request, response) => {
    const began = performance.now()
    if (request.url === '/bench-beacon') {
      beacons.push((await json(request)) as Beacon) // of tellTimes
      last = performance.now()
      response.end()
      return
    }
    busy++
    const { accept, 'accept-encoding': encoding } = request.headers
    const headers = { ...request.headers, 'accept-encoding': accept?.startsWith('text/html') ? 'identity' : encoding }
    const asked = request.pipe(forward(origin + request.url, { method: request.method, headers }))
    const [answer] = (await once(asked, 'response')) as [IncomingMessage] // what the event comes with
    const { 'content-security-policy': _, ...sent } = answer.headers
    let body: Buffer = await buffer(answer)
    if (answer.statusCode === 200 && sent['content-type']?.startsWith('text/html')) {
      const html = body.toString().replace('<head>', () => `<head><script>(${tellTimes})()</script>`)
      const page = site.hasRules ? html : html.replace(RULES, '')
      body = packed.get(page) ?? brotliCompressSync(page)
      packed.set(page, body)
      Object.assign(sent, { 'content-encoding': 'br', 'content-length': body.length })
    }
    if (site.isPhone) await wait(Math.max(0, began + LINE.latency - performance.now()))
    response.writeHead(answer.statusCode ?? 500, sent)
    for (let at = 0; at < body.length && !response.destroyed; at += LINE.piece) {
      const piece = body.subarray(at, at + LINE.piece)
      free = Math.max(free, performance.now()) + piece.length / LINE.bytesInMs
      if (site.isPhone) await wait(Math.max(0, free - performance.now()))
      response.write(piece)
    }
    response.end()
    site.bytes += body.length
    busy--
    last = performance.now()
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const { port } = proxy.address() as AddressInfo // not of a pipe
  const site = {
    isPhone: false,
    hasRules: true,
    bytes: 0,
    open: (tab: Tab, path: string) =>
      site.shows(path, () => tab.send('Page.navigate', { url: `http://127.0.0.1:${port}${path}` })),
    async quiet() {
      while (busy > 0 || performance.now() - last < 500) await wait(50)
    },
    /** Does something, and waits until a page of that path is shown and nothing is on its way. */
    async shows(path: string, act: () => Promise<unknown>): Promise<Found> {
      beacons = []
      await act()
      const isShown = (beacon: Beacon) => beacon.what === 'shown' && beacon.path === path
      for (let tries = 0; tries < 1500 && !beacons.some(isShown); tries++) await wait(20)
      await site.quiet()
      const [shown, click] = [beacons.find(isShown), beacons.findLast(({ what }) => what === 'click')]
      if (!shown) throw new Error(`${path} was not shown.`)
      return { ...shown, found: shown.at - (click?.at ?? 0), unit: 'ms' }
    },
    stop() {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
  return site
}

declare const bench: {
  tell: (what: string, at: number) => void
  whenPainted: (selector: string, act: () => void) => void
} // of tellTimes

/** In every page, first: says when something was clicked, and when the page's heading was painted. */
function tellTimes(): void {
  const tell = (what: string, at: number, restored = false) => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // of that type
    const prerendered = !restored && Boolean(load?.activationStart)
    const beacon = { what, at: performance.timeOrigin + at, path: location.pathname, prerendered, restored }
    navigator.sendBeacon('/bench-beacon', JSON.stringify(beacon))
  }
  const whenPainted = (selector: string, act: () => void) => {
    requestAnimationFrame(() => {
      if (!document.querySelector(selector)) return whenPainted(selector, act)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = act // after this frame
      port2.postMessage(null)
    })
  }
  const look = (restored: boolean) => whenPainted('main h1', () => tell('shown', performance.now(), restored))
  addEventListener('click', (event) => event.isTrusted && tell('click', event.timeStamp), true)
  addEventListener('pageshow', ({ persisted }) => persisted && look(true))
  if (document.prerendering) document.addEventListener('prerenderingchange', () => look(false))
  else look(false)
  Object.assign(window, { bench: { tell, whenPainted } })
}

/** In the page: from a press to the frame in which there is such an element. */
function sincePress(press: string, selector: string): Promise<Found> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`There was no ${selector}.`)), 30_000)
    const began = ({ timeStamp }: Event) =>
      bench.whenPainted(selector, () => resolve({ found: performance.now() - timeStamp, unit: 'ms' }))
    addEventListener(press, began, { capture: true, once: true })
  })
}

/** In the page: goes back, after the answer to who asked for it. */
function goBack(): void {
  setTimeout(() => {
    bench.tell('click', performance.now())
    history.back()
  }, 50)
}
