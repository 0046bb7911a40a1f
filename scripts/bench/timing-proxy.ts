import { once } from 'node:events'
import { createServer, request as forward, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'puppeteer-core'

/** A measurement, and whether the page was prerendered or restored from the back/forward cache. */
export type Measurement = { found: number; unit: string; prerendered?: boolean; restored?: boolean }

type Beacon = { what: 'click' | 'shown'; at: number; path: string; prerendered: boolean; restored: boolean }
export type ProxiedSite = Awaited<ReturnType<typeof startTimingProxy>>

const SPECULATION_RULES = /<script type="speculationrules">.*?<\/script>/
/** Network throttling to slow 4G. */
const NETWORK = { latency: 150, bytesInMs: 1.6e6 / 8 / 1000, piece: 2000 }

/**
 * Starts a proxy that injects a timing script into pages. The script reports by beacons, because Puppeteer loses the
 * tab of a prerendered page. For phones, the proxy throttles to slow 4G, because the browser's throttling does not
 * apply to prerendering.
 */
export async function startTimingProxy(origin: string) {
  let [busy, last, free] = [0, 0, 0]
  let beacons: Beacon[] = []
  const packed = new Map<string, Buffer>()
  const proxy = createServer(async (request, response) => {
    const began = performance.now()
    if (request.url === '/bench-beacon') {
      beacons.push((await json(request)) as Beacon) // sent by reportTimes
      last = performance.now()
      response.end()
      return
    }
    busy++
    const { accept, 'accept-encoding': encoding } = request.headers
    const headers = { ...request.headers, 'accept-encoding': accept?.startsWith('text/html') ? 'identity' : encoding }
    const asked = request.pipe(forward(origin + request.url, { method: request.method, headers }))
    const [answer] = (await once(asked, 'response')) as [IncomingMessage] // the event's argument type
    const { 'content-security-policy': _, ...sent } = answer.headers
    let body: Buffer = await buffer(answer)
    if (answer.statusCode === 200 && sent['content-type']?.startsWith('text/html')) {
      const html = body.toString().replace('<head>', () => `<head><script>(${reportTimes})()</script>`)
      const page = site.hasRules ? html : html.replace(SPECULATION_RULES, '')
      body = packed.get(page) ?? brotliCompressSync(page)
      packed.set(page, body)
      Object.assign(sent, { 'content-encoding': 'br', 'content-length': body.length })
    }
    if (site.isPhone) await wait(Math.max(0, began + NETWORK.latency - performance.now()))
    response.writeHead(answer.statusCode ?? 500, sent)
    for (let at = 0; at < body.length && !response.destroyed; at += NETWORK.piece) {
      const piece = body.subarray(at, at + NETWORK.piece)
      free = Math.max(free, performance.now()) + piece.length / NETWORK.bytesInMs
      if (site.isPhone) await wait(Math.max(0, free - performance.now()))
      response.write(piece)
    }
    response.end()
    site.bytes += body.length
    busy--
    last = performance.now()
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const { port } = proxy.address() as AddressInfo // a TCP address, not a pipe
  const site = {
    isPhone: false,
    hasRules: true,
    bytes: 0,
    open: (page: Page, path: string) => site.shows(path, () => page.goto(`http://127.0.0.1:${port}${path}`)),
    /** Waits until no request is in flight. */
    async quiet() {
      while (busy > 0 || performance.now() - last < 500) await wait(50)
    },
    /** Runs an action, and waits until a page with that path is shown and no request is in flight. */
    async shows(path: string, act: () => Promise<unknown>): Promise<Measurement> {
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

declare global {
  interface Window {
    /** The beacon of reportTimes. */
    bench: {
      tell: (what: Beacon['what'], at: number) => void
      whenPainted: (selector: string, act: () => void) => void
    }
  }
}

/** Runs first in every page: reports when something was clicked, and when the page's heading was painted. */
function reportTimes(): void {
  const tell = (what: Beacon['what'], at: number, restored = false) => {
    // getEntriesByType returns this type for 'navigation'
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const prerendered = !restored && Boolean(load?.activationStart)
    const beacon = { what, at: performance.timeOrigin + at, path: location.pathname, prerendered, restored }
    navigator.sendBeacon('/bench-beacon', JSON.stringify(beacon))
  }
  const whenPainted = (selector: string, act: () => void) => {
    requestAnimationFrame(() => {
      if (!document.querySelector(selector)) return whenPainted(selector, act)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = act // runs after the next frame
      port2.postMessage(null)
    })
  }
  const look = (restored: boolean) => whenPainted('main h1', () => tell('shown', performance.now(), restored))
  addEventListener('click', (event) => event.isTrusted && tell('click', event.timeStamp), true)
  addEventListener('pageshow', ({ persisted }) => persisted && look(true))
  if (document.prerendering) document.addEventListener('prerenderingchange', () => look(false))
  else look(false)
  window.bench = { tell, whenPainted }
}
