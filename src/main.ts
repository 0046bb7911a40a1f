/*
 * The site's script: each part is evaluated in a task of its own, so that the page stays responsive on a slow phone
 * (architecture §8), and then the page is brought to life.
 */
import './reading/reading.ts'
import { onPageShown } from './loading/page-shown.ts'
import { whenIdle } from './loading/when-idle.ts'

/** So long presses wait for React to show the page; where it fails, nothing says so. */
const MOST_MS = 2000

const pause = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms))

await import('react-dom/client')
await pause()
await import('./router-part.ts')
await pause()
const { hydrate } = await import('./entry-client.tsx')
await pause()
const shown = new Promise<void>(onPageShown)
await hydrate() // which may have to wait for the network
await Promise.race([shown, pause(MOST_MS)]) // only then does the router know where the reader is

/** Presses again what the visitor pressed before; from now on presses go where they belong. */
function replayEarlyPresses(): void {
  const pressed = window.pressedEarly ?? []
  window.pressedEarly = undefined
  for (const element of pressed) if (element.isConnected) element.click()
  document.documentElement.dataset.live = '' // for whoever wants to know, such as the tests
}
whenIdle(replayEarlyPresses)
