import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { projectRoot } from '../generator/folders.ts'
import { runInChildProcess } from '../generator/run-in-child-process.ts'

/** The debounce of the checks after a save: an editor may save several files at once. */
const QUIET_MS = 200

/**
 * Reports what the checks find, in the terminal and as an overlay on the page, after each save and in pages opened
 * later.
 * @param tell gets the same, empty when all is in order.
 */
export function reportIssuesOnSave({ watcher, ws, config }: ViteDevServer, tell: (found: string) => void): void {
  let found = ''
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const show = () => ws.send({ type: 'error', err: { message: found, stack: '' } })
  const check = async () => {
    const before = found
    const script = path.join(projectRoot, 'checks', 'check-all.ts')
    found = await runInChildProcess<typeof import('../checks/check-all.ts')>(
      script,
      'assertNoIssues',
      'tsconfig.build.json',
    ).then(
      () => '',
      (error: Error) => error.message,
    )
    tell(found)
    if (found === before) return
    if (found) {
      config.logger.error(found)
      show()
    } else ws.send({ type: 'full-reload' }) // removes the overlay
  }
  const plan = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(check)
    }, QUIET_MS)
  }
  for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, plan)
  ws.on('connection', () => found && show())
  plan()
}
