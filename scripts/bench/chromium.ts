import { setTimeout as wait } from 'node:timers/promises'
import puppeteer, { type Page } from 'puppeteer-core'
import { endWith } from '../../generator/explain-failure.ts'
import { wholeChromiumPath } from '../../tests/chromium.ts'

const DEVICES = {
  phone: { slowed: 4, viewport: { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true } },
  desktop: { slowed: 1, viewport: { width: 1280, height: 900 } },
}
const HOVER_MS = 150
/** Without the flags of the driver, which would take the back/forward cache away. */
const FLAGS = [
  ...['headless=new', 'no-sandbox', 'disable-gpu', 'hide-scrollbars', 'no-first-run'],
  ...['disable-background-networking', 'disable-component-update', 'disable-sync'],
].map((flag) => `--${flag}`)

/**
 * Opens a Chromium as a visitor has it, with a new profile: it prerenders, and keeps pages for Back.
 * Ends the bench where there is none on the machine: the headless shell does neither.
 */
export async function inChromium<Result>(
  device: keyof typeof DEVICES,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const executablePath = wholeChromiumPath()
  if (!executablePath)
    endWith(
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

/** Scrolls there if it must, waits for a second, and taps; or the mouse rests on it and clicks. */
export async function press(page: Page, selector: string): Promise<void> {
  const { x, y } = await evaluateInPage(page, placeOf, selector)
  await wait(1000)
  if (page.viewport()?.hasTouch) {
    await page.touchscreen.touchStart(x, y)
    page.touchscreen.touchEnd().catch(() => {}) // the page may be gone before it answers
    return
  }
  await page.mouse.move(x, y)
  await wait(HOVER_MS)
  await page.mouse.down()
  page.mouse.up().catch(() => {})
}

/** Runs a function in the page that is shown; the driver's own way waits for ever in one that was restored for Back. */
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
  return answer.result.value // by value
}

/** In the page, once it is loaded: the middle of the visible one of these elements, scrolled to if it must be. */
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
