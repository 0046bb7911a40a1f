import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from '@playwright/test'
import { wholeChromiumPath } from '../../tests/chromium.ts'

const DEVICES = {
  phone: { slowed: 4, screen: { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true } },
  desktop: { slowed: 1, screen: { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false } },
}
const HOVER_MS = 150
const QUIET = ['disable-gpu', 'disable-background-networking', 'disable-component-update', 'disable-sync']
const FLAGS = ['headless=new', 'no-sandbox', 'remote-debugging-port=0', ...QUIET].map((flag) => `--${flag}`)

export type Device = keyof typeof DEVICES
export type Tab = Awaited<ReturnType<typeof openTab>>

type Target = { targetId: string; type: string; subtype?: string }
type Params = { sessionId?: string; targetInfo?: Target }
type Message = { id?: number; error?: { message: string }; result?: unknown; method?: string; params?: Params }

/**
 * Opens a Chromium as a visitor has it, with a new profile, and speaks to it in its own protocol: Playwright's prerenders
 * nothing, keeps no page for Back, and loses a tab that shows a prerendered page.
 * @throws Error where there is no such Chromium on the machine.
 */
export async function inChromium<Result>(device: Device, act: (tab: Tab) => Promise<Result>): Promise<Result> {
  const program = wholeChromiumPath()
  if (!program) throw new Error('This part of the bench needs Chromium itself: the headless shell prerenders nothing.')
  const profile = mkdtempSync(path.join(tmpdir(), 'chromium-'))
  const file = path.join(profile, 'DevToolsActivePort')
  const child = spawn(program, [...FLAGS, `--user-data-dir=${profile}`], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  try {
    const place = () => (existsSync(file) ? readFileSync(file, 'utf8') : '')
    while (child.exitCode === null && !place().includes('/')) await wait(20)
    return await act(await openTab(place().trim().replace('\n', ''), device))
  } finally {
    child.kill()
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 9 }) // its children end a little later
  }
}

async function openTab(place: string, device: Device) {
  const socket = new WebSocket(`ws://127.0.0.1:${place}`)
  const answers: ((message: Message) => void)[] = []
  const pages = new Map<string, Target>()
  const sessionOf = (sessionId?: string): CDPSession['send'] => {
    return (method, params) =>
      new Promise((resolve, reject) => {
        const id = answers.push(({ error, result }) => {
          if (error) reject(new Error(`${method}: ${error.message}`))
          else resolve(result as never) // what the protocol says of the method
        })
        socket.send(JSON.stringify({ id, method, params, sessionId }))
      })
  }
  // What begins waits until it has the screen and the slowness of the device, a prerendered page as well.
  const paused = { autoAttach: true, flatten: true, waitForDebuggerOnStart: true }
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params: { sessionId = '', targetInfo } = {}, ...answer }: Message = JSON.parse(data)
    if (id) answers[id - 1]?.(answer)
    if (method === 'Target.detachedFromTarget') pages.delete(sessionId)
    // A prerendered page that is shown has no subtype any more.
    for (const [page, { targetId }] of pages) if (targetInfo?.targetId === targetId) pages.set(page, targetInfo)
    if (method !== 'Target.attachedToTarget' || !targetInfo) return
    const session = sessionOf(sessionId)
    const { slowed, screen } = DEVICES[device]
    if (targetInfo.type === 'page') pages.set(sessionId, targetInfo)
    void Promise.allSettled([
      targetInfo.type === 'tab' && session('Target.setAutoAttach', paused),
      session('Emulation.setDeviceMetricsOverride', screen),
      session('Emulation.setTouchEmulationEnabled', { enabled: screen.mobile }),
      session('Emulation.setCPUThrottlingRate', { rate: slowed }),
      session('Runtime.runIfWaitingForDebugger'),
    ])
  })
  await once(socket, 'open')
  await sessionOf()('Target.setAutoAttach', { ...paused, filter: [{ type: 'tab' }] })
  while (pages.size === 0) await wait(20)

  /** Tells the page that is shown. */
  const send: CDPSession['send'] = (method, params) =>
    sessionOf([...pages].find(([, { subtype }]) => !subtype)?.[0])(method, params)

  /** Runs a function in the page that is shown, and waits for what it promises. */
  const ask = async <Given extends string[], Result>(act: (...given: Given) => Result, ...given: Given) => {
    const expression = `(${act})(...${JSON.stringify(given)})`
    const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description)
    return answer.result.value as Awaited<Result> // by value
  }

  /** Scrolls there if it must, waits for a second, and taps; or the mouse rests on it and clicks. */
  const press = async (selector: string) => {
    const at = { ...(await ask(placeOf, selector)), button: 'left', clickCount: 1 } as const
    await wait(1000)
    if (device === 'desktop') {
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: at.x, y: at.y })
      await wait(HOVER_MS)
      await send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at })
    } else await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: at.x, y: at.y }] })
    const released =
      device === 'desktop'
        ? send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at })
        : send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    released.catch(() => {}) // the page may be gone before it answers
  }
  return { send, ask, press }
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
