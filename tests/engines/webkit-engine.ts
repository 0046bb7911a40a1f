import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { findFreePort } from '../support/free-port.ts'
import type { Engine, Visitor } from './visitor.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const XVFB = '/usr/bin/Xvfb'
const BROWSERS = ['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
const TIMEOUT_MS = 20_000

/** WebKitGTK's MiniBrowser on a virtual display (Xvfb). */
export const webkit: Engine = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb'],
  findExecutable: () =>
    existsSync(DRIVER) && existsSync(XVFB) ? BROWSERS.find((file) => existsSync(file)) : undefined,
  start: async (file, site) => {
    const screen = spawn(XVFB, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [display] = await once(createInterface(screen.stdout), 'line')
    const port = await findFreePort()
    const driver = spawn(DRIVER, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
      stdio: 'ignore',
    })
    const sessions: WebDriver[] = []
    return {
      visit: async () => {
        // the driver supports one session at a time
        for (const session of sessions.splice(0)) await session.quit().catch(() => {})
        const session = await createSession(`http://127.0.0.1:${port}`, file)
        sessions.push(session)
        await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 })
        return createVisitor(session, site)
      },
      close: async () => {
        for (const session of sessions) await session.quit().catch(() => {})
        await endProcess(driver)
        await endProcess(screen)
      },
    }
  },
}

/** Creates a session, retrying until the driver listens on its port. */
async function createSession(address: string, file: string): Promise<WebDriver> {
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: file, args: ['--automation'] },
  })
  const limit = Date.now() + TIMEOUT_MS
  for (;;) {
    try {
      return await new Builder().usingServer(address).withCapabilities(wanted).build()
    } catch (error) {
      if (Date.now() > limit) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

function createVisitor(session: WebDriver, site: string): Visitor {
  /** The first visible match of a selector, once there is one. */
  const find = async (selector: string): Promise<WebElement> => {
    const found = await session.wait(async () => {
      for (const element of await session.findElements(By.css(selector)))
        if (await element.isDisplayed().catch(() => false)) return element // the element may have been removed meanwhile
      return null
    }, TIMEOUT_MS)
    if (!found) throw new Error(`Nothing that can be seen is called ${selector}.`)
    return found
  }
  return {
    goTo: (path) => session.get(site + path),
    back: () => session.navigate().back(),
    forward: () => session.navigate().forward(),
    press: async (selector) => {
      const element = await find(selector)
      // Scrolls without animation: the driver would click during a smooth scroll, and hit another element.
      await session.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element)
      await element.click()
    },
    fill: async (selector, text) => {
      const field = await find(selector)
      await field.clear()
      await field.sendKeys(text)
    },
    pressKey: (name) =>
      session
        .actions()
        .sendKeys(Key[name.toUpperCase() as 'ESCAPE' | 'TAB' | 'ENTER'])
        .perform(),
    evaluate: (look, ...args) => session.executeScript(`return (${look})(...arguments)`, ...args),
  }
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
