import cluster from 'node:cluster'
import { createServer } from 'node:net'
import { startProcesses } from '../../server/processes.ts'

/* Processes that serve together; the first of them asks for a count and is gone before it is answered. */

function serve(): void {
  if (cluster.worker?.id === 1) setTimeout(askAndDie, 100)
}

function askAndDie(): void {
  process.send?.({ ask: 1, key: 'visitor', span: 1000 })
  process.kill(process.pid, 'SIGKILL')
}

/** As under load: what has come meanwhile is read together. */
function beBusy(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
}

if (cluster.isPrimary) startProcesses(1, import.meta.filename, beBusy)
else createServer().listen(0, '127.0.0.1', serve)
