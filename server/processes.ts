import cluster, { type Worker } from 'node:cluster'

/** A process that could not start would not start the next time either. */
const PAUSE_BEFORE_ANOTHER_MS = 1000

/** How often something was done by everybody together in a span of time. */
type Count = { current: number; ttl: number }
type Asked = { ask: number; key: string; span: number }
type Told = { ask: number; count: Count }

/** Which of several processes says what is the same for all of them. */
export function isFirstProcess(): boolean {
  return !cluster.isWorker || cluster.worker?.id === 1
}

/** Starts so many processes that serve the site at one port together, and replaces one that ends. */
export function startProcesses(count: number, program: string, isServed: (port: number) => void): void {
  let isClosing = false
  let isListening = false
  cluster.setupPrimary({ exec: program, args: [] })
  cluster.on('message', answerCounts())
  // Who is killed gets no answer, and no visitor that Node hands over. Its exit is told below; without a listener the
  // failed sending would end this process, and all others with it.
  cluster.on('fork', (worker) => worker.on('error', () => {}))
  cluster.on('listening', (_worker, { port }) => {
    if (!isListening) isServed(port)
    isListening = true
  })
  cluster.on('exit', (worker, code, signal) => {
    const isLast = Object.keys(cluster.workers ?? {}).length === 0
    if (isClosing && isLast) process.exit(process.exitCode)
    if (isClosing) return
    if (!isListening) return close('SIGTERM', code || 1) // the process has said why
    console.error(`Process ${worker.process.pid} has ended (${signal ?? code}); another takes its place.`)
    setTimeout(() => isClosing || cluster.fork(), PAUSE_BEFORE_ANOTHER_MS)
  })
  const close = (signal: NodeJS.Signals, exitCode = 0) => {
    if (isClosing) return
    isClosing = true
    process.exitCode = exitCode
    const workers = Object.values(cluster.workers ?? {})
    if (workers.length === 0) process.exit()
    for (const worker of workers) worker?.process.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => close(signal))
  for (let started = 0; started < count; started++) cluster.fork()
}

/** Counts for all processes, so that a limit is the same however many there are. */
function answerCounts() {
  const counts = new Map<string, { current: number; until: number }>()
  return (worker: Worker, { ask, key, span }: Asked) => {
    const now = Date.now()
    const known = counts.get(key)
    const count = known && known.until > now ? known : { current: 0, until: now + span }
    count.current++
    counts.delete(key)
    counts.set(key, count)
    const [oldest] = counts.keys()
    if (counts.size > MOST_COUNTS && oldest) counts.delete(oldest)
    const told: Told = { ask, count: { current: count.current, ttl: count.until - now } }
    worker.send(told)
  }
}

const MOST_COUNTS = 20_000

/** What @fastify/rate-limit keeps its counts in, when there are several processes: the one that has started them. */
export class SharedCounts {
  readonly #waiting = new Map<number, (error: null, count: Count) => void>()
  #asked = 0

  constructor() {
    process.on('message', ({ ask, count }: Told) => {
      this.#waiting.get(ask)?.(null, count)
      this.#waiting.delete(ask)
    })
  }

  incr(key: string, tell: (error: null, count: Count) => void, span: number): void {
    const asked: Asked = { ask: ++this.#asked, key, span }
    this.#waiting.set(asked.ask, tell)
    process.send?.(asked)
  }

  child(): this {
    return this
  }
}
