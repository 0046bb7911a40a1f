import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { projectRoot } from '../generator/files/folders.ts'
import { runInChildProcess } from '../generator/processes/run-in-child-process.ts'

/** The debounce of the checks after a save, because several files may be saved at once. */
const QUIET_MS = 200

/**
 * Runs the checks after each save, and shows their issues in the terminal and in an overlay on every page.
 * @param tell is called with the issues, empty when there are none, and with null while the checks run.
 */
export function reportIssuesOnSave({ watcher, ws, config }: ViteDevServer, tell: (found: string | null) => void): void {
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
    tell(null)
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(check)
    }, QUIET_MS)
  }
  for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, plan)
  ws.on('connection', () => found && show())
  plan()
}
