import { type ChildProcess, spawn } from 'node:child_process'
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { explainSignal } from '../build/explain-failure.ts'
import { placed, root } from '../build/places.ts'
import { finishInterrupted, readPublished } from '../build/publish.ts'
import { fingerprintSources, SOURCES } from '../build/staleness.ts'
import { explainPort } from './explain-port.ts'
import { watchFolders } from './watch-folders.ts'

/**
 * `npm start`: builds what is missing or outdated and serves the site, each in a process of its own; what is saved while
 * it runs is built and taken up. A fault leaves the last build served. This process holds the port, so that a server
 * with a new program takes over from the old one without a refused connection.
 */
const SERVER = path.join(placed.server, 'main.js')
/** An editor may save several files at once. */
const QUIET_MS = 150

const children = new Set<ChildProcess>()
let isClosing = false

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isClosing = true
    for (const child of children) child.kill(signal)
    if (children.size === 0) process.exit(0)
  })
}

cluster.schedulingPolicy = cluster.SCHED_NONE // servers take connections themselves
cluster.setupPrimary({ exec: SERVER, cwd: root })

await checkSettings()
await finishInterrupted()
await buildWhenOther()
if (isClosing || !existsSync(SERVER)) process.exit(1)
let server = serve()
buildWhenSaved()

/**
 * Names an unknown argument, a wrong setting or a busy port and ends, before anything is built. Content that is broken,
 * which settings read, is named by the checks.
 */
async function checkSettings(): Promise<void> {
  const settings = await import('../server/settings.ts').catch(() => null)
  try {
    const environment = settings?.readEnvironment(process.env)
    const [argument] = process.argv.slice(2)
    const fault = argument
      ? `“${argument}” means nothing here: settings are variables, such as PORT=8081 npm start (README.md, Run).`
      : environment && (await explainPort(environment))
    if (!fault) return
    console.error(fault)
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'SettingError') throw error
    console.error(error.message)
  }
  process.exit(1)
}

/** Builds when the build is missing, or made from other sources or settings; false when that failed. */
async function buildWhenOther(...words: string[]): Promise<boolean> {
  const before = await readPublished()
  if (before?.sources === (await fingerprintSources())) return true
  const script = path.join(root, 'scripts', 'build.ts')
  const child = spawn(process.execPath, [...process.execArgv, script, ...words], { cwd: root, stdio: 'inherit' })
  trackChild(child)
  const [code, signal] = await once(child, 'exit')
  if (isClosing || signal === 'SIGTERM') return false // it was asked to end
  if (signal) console.error(explainSignal(signal))
  if (code !== 0 && before) console.error('\nThe build before is served until this is mended.')
  return code === 0
}

function serve(): Worker {
  const worker = cluster.fork({ NODE_ENV: process.env.NODE_ENV ?? 'production' })
  trackChild(worker.process)
  worker.on('exit', (code) => {
    if (worker === server) process.exit(code ?? 1)
  })
  return worker
}

/** Watches the sources. Pages are taken up by the server itself; a new program of its own needs a new start. */
function buildWhenSaved(): void {
  let timer: NodeJS.Timeout | undefined
  let isBuilding = false
  let isCompleting = false
  const build = async () => {
    if (isBuilding || isClosing) return
    const program = (await readPublished())?.program
    const sources = await fingerprintSources()
    isBuilding = true
    // pages first: readers wait for them
    isCompleting = await buildWhenOther('--quick')
    if (isCompleting) await buildWhenOther()
    isBuilding = isCompleting = false
    if (program !== (await readPublished())?.program && !isClosing) await replaceServer()
    watched.close()
    watched = watchFolders(root, SOURCES, plan) // there may be other folders
    if (sources !== (await fingerprintSources())) plan()
  }
  const plan = () => {
    // what is saved next does not wait for books
    if (isCompleting) for (const child of children) if (child !== server.process) child.kill()
    clearTimeout(timer)
    timer = setTimeout(() => void build(), QUIET_MS)
  }
  let watched = watchFolders(root, SOURCES, plan)
}

/** The old server ends when the next one listens; it stays when that one cannot. */
async function replaceServer(): Promise<void> {
  const [old, next] = [server, serve()]
  const isListening = await Promise.race([
    once(next, 'listening').then(() => true),
    once(next, 'exit').then(() => false),
  ])
  if (!isListening || isClosing) return
  server = next
  old.process.kill('SIGTERM')
}

function trackChild(child: ChildProcess): void {
  children.add(child)
  child.on('exit', () => children.delete(child))
}
