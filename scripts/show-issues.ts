import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { root } from '../generator/folders.ts'
import { runInProcess } from '../generator/run-in-process.ts'

/** How long nothing must be saved before the checks begin: an editor may save several files at once. */
const QUIET_MS = 200

/**
 * Says in the terminal and over the page what the checks find, after each save and in pages that are opened later.
 * @param tell gets the same, empty when all is in order, and null while the checks run.
 */
export function showIssues({ watcher, ws, config }: ViteDevServer, tell: (found: string | null) => void): void {
  let found = ''
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const show = () => ws.send({ type: 'error', err: { message: found, stack: '' } })
  const check = async () => {
    const before = found
    const script = path.join(root, 'checks', 'check-all.ts')
    found = await runInProcess<typeof import('../checks/check-all.ts')>(
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
    } else ws.send({ type: 'full-reload' }) // takes the overlay away
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
