import { existsSync } from 'node:fs'
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import { chromiumPath } from '../chromium.ts'
import type { Engine, Visitor } from './visitor.ts'

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

export const chromium: Engine = {
  name: 'Chromium',
  packages: ['chromium'],
  findExecutable: chromiumPath,
  start: (file, site) =>
    start('chrome', file, site, [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-features=Prerender2', // the driver loses its tab when a prerendered page is activated
    ]),
}

/** Controlled through WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  findExecutable: () => FIREFOX.find((file) => existsSync(file)),
  start: (file, site) => start('firefox', file, site, []),
}

async function start(browser: 'chrome' | 'firefox', executablePath: string, site: string, args: string[]) {
  const running = await puppeteer.launch({ browser, executablePath, args, headless: true })
  return {
    visit: async () => {
      const context = await running.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width: 1280, height: 900 })
      return createVisitor(page, site)
    },
    close: () => running.close(),
  }
}

function createVisitor(page: Page, site: string): Visitor {
  return {
    goTo: async (path) => {
      await page.goto(site + path)
    },
    // Puppeteer's goBack and goForward wait for a load event, which a back/forward cache restore does not fire
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    forward: () => page.evaluate(() => void setTimeout(() => history.forward())),
    press: async (selector) => {
      const found = await page.waitForFunction(findFirstVisible, { polling: 50, timeout: 20_000 }, selector)
      const element = found.asElement() as ElementHandle<Element> | null // firstSeen gives elements only
      // Scrolls without animation: the driver would click during a smooth scroll, and hit another element.
      await element?.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await element?.click()
    },
    fill: async (selector, text) => {
      await page.locator(selector).fill(text)
    },
    pressKey: (name) => page.keyboard.press(name),
    // Puppeteer’s types accept no readonly arguments
    evaluate: (look, ...args) => page.evaluate(look as unknown as (...given: unknown[]) => never, ...args),
  }
}

/** The first visible match of a selector. Runs in the page. */
function findFirstVisible(selector: string): Element | null {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  return [...document.querySelectorAll(selector)].find(isSeen) ?? null
}
