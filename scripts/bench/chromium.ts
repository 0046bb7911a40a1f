import { setTimeout as wait } from 'node:timers/promises'
import puppeteer, { type Page } from 'puppeteer-core'
import { exitWithMessage } from '../../generator/explain-failure.ts'
import { fullChromiumPath } from '../../tests/chromium.ts'

const DEVICES = {
  phone: { slowed: 4, viewport: { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true } },
  desktop: { slowed: 1, viewport: { width: 1280, height: 900 } },
}
const HOVER_MS = 150
/** Chromium's flags, without Puppeteer's default flags that disable the back/forward cache. */
const FLAGS = [
  ...['headless=new', 'no-sandbox', 'disable-gpu', 'hide-scrollbars', 'no-first-run'],
  ...['disable-background-networking', 'disable-component-update', 'disable-sync'],
].map((flag) => `--${flag}`)

/**
 * Opens full Chromium with a new profile; exits when only the headless shell is installed, which supports neither
 * prerendering nor the back/forward cache.
 */
export async function withChromium<Result>(
  device: keyof typeof DEVICES,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const executablePath = fullChromiumPath()
  if (!executablePath)
    exitWithMessage(
      'This part of the bench needs Chromium itself, not its headless shell. Install it, or name it by CHROMIUM_PATH.',
    )
  const browser = await puppeteer.launch({ executablePath, ignoreDefaultArgs: true, args: [...FLAGS, 'about:blank'] })
  try {
    const [page = await browser.newPage()] = await browser.pages()
    const { slowed, viewport } = DEVICES[device]
    await page.setViewport(viewport)
    await page.emulateCPUThrottling(slowed)
    return await act(page)
  } finally {
    await browser.close()
  }
}

/** Scrolls to an element, waits for a second, and taps it, or hovers and clicks it. */
export async function tapOrClick(page: Page, selector: string): Promise<void> {
  const { x, y } = await evaluateInPage(page, placeOf, selector)
  await wait(1000)
  if (page.viewport()?.hasTouch) {
    await page.touchscreen.touchStart(x, y)
    page.touchscreen.touchEnd().catch(() => {}) // the page may navigate before the reply
    return
  }
  await page.mouse.move(x, y)
  await wait(HOVER_MS)
  await page.mouse.down()
  page.mouse.up().catch(() => {})
}

/**
 * Runs a function in the visible page; Puppeteer's `evaluate` hangs in pages restored from the back/forward cache.
 */
export async function evaluateInPage<Given extends string[], Result>(
  page: Page,
  act: (...given: Given) => Result,
  ...given: Given
): Promise<Awaited<Result>> {
  const session = await page.createCDPSession()
  const expression = `(${act})(...${JSON.stringify(given)})`
  const answer = await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
  await session.detach()
  if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description)
  return answer.result.value // returnByValue is set
}

/** Runs in the page: scrolls the first visible match into view after the load event, and returns its centre. */
async function placeOf(selector: string): Promise<{ x: number; y: number }> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve))
  const found = [...document.querySelectorAll(selector)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  if (!found) throw new Error(`There is no ${selector}.`)
  const middle = () => {
    const { x, y, width, height } = found.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const isThere = found.contains(document.elementFromPoint(middle().x, middle().y))
  if (!isThere) found.scrollIntoView({ block: 'center', behavior: 'instant' })
  return middle()
}
