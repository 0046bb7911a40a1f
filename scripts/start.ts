import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import path from 'node:path'
import { explainSignal } from '../build/explain-failure.ts'
import { placed, root } from '../build/places.ts'
import { finishInterrupted, readPublished } from '../build/publish.ts'
import { fingerprintSources, SOURCES } from '../build/staleness.ts'
import { explainPort } from './explain-port.ts'

/**
 * `npm start`: builds what is missing or outdated and serves the site, each in a process of its own; what is saved while
 * it runs is built and taken up. A fault leaves the last build served.
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

await checkSettings()
await finishInterrupted()
await buildWhenOther()
if (isClosing || !existsSync(SERVER)) process.exit(1)
let server = serve()
buildWhenSaved()

/** A wrong setting or a busy port is said before anything is built; of broken content, which settings read, the checks tell. */
async function checkSettings(): Promise<void> {
  const settings = await import('../server/settings.ts').catch(() => null)
  try {
    const environment = settings?.readEnvironment(process.env)
    const fault = environment && (await explainPort(environment))
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
  const { haveSettingsChanged } = await import('../build/build-settings.ts').catch(() => ({
    haveSettingsChanged: () => true, // the content that settings read is broken: the checks tell of it
  }))
  if (before && before.sources === (await fingerprintSources()) && !haveSettingsChanged()) return true
  const { code, signal } = await run('scripts/build.ts', words)
  if (signal && !isClosing) console.error(explainSignal(signal))
  if (code !== 0 && before && !isClosing) console.error('\nThe build before is served until this is mended.')
  return code === 0
}

function serve(): ChildProcess {
  const child = start(SERVER)
  child.on('exit', (code) => {
    if (child === server) process.exit(code ?? 1)
  })
  return child
}

/** Watches the sources. Pages are taken up by the server itself; a new program of its own needs a new start. */
function buildWhenSaved(): void {
  let timer: NodeJS.Timeout | undefined
  let isBuilding = false
  const build = async () => {
    if (isBuilding || isClosing) return
    const program = (await readPublished())?.program
    const sources = await fingerprintSources()
    isBuilding = true
    // pages first: readers wait for them
    if (await buildWhenOther('--quick')) await buildWhenOther()
    isBuilding = false
    if (program !== (await readPublished())?.program && !isClosing) await restart()
    if (sources !== (await fingerprintSources())) plan()
  }
  const plan = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void build(), QUIET_MS)
  }
  const giveUp = (error: Error) => {
    console.warn(`What is saved cannot be watched (${error.message}); “npm run build” builds it.`)
  }
  for (const source of SOURCES) {
    try {
      watch(path.join(root, source), { recursive: true }, plan).on('error', giveUp)
    } catch (error) {
      giveUp(error instanceof Error ? error : new Error(String(error)))
    }
  }
}

async function restart(): Promise<void> {
  const old = server
  old.removeAllListeners('exit') // its end is expected
  children.delete(old)
  const ended = once(old, 'exit')
  old.kill('SIGTERM')
  await ended
  if (!isClosing) server = serve()
}

async function run(
  script: string,
  words: readonly string[],
): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  const child = start(path.join(root, script), words)
  const [code, signal] = await once(child, 'exit')
  return { code, signal }
}

function start(script: string, words: readonly string[] = []): ChildProcess {
  const child = spawn(process.execPath, [...process.execArgv, script, ...words], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(script === SERVER && { NODE_ENV: process.env.NODE_ENV ?? 'production' }) },
  })
  children.add(child)
  child.on('exit', () => children.delete(child))
  return child
}
