import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isOutdated } from '../generator/build-when-outdated.ts'
import { explainSignal } from '../generator/explain-failure.ts'
import { outputFolders, root } from '../generator/folders.ts'
import { readSources } from '../generator/sources.ts'
import { loadSettings } from '../generator/write-content.ts'
import { explainPort } from './explain-port.ts'

/**
 * `npm start`: builds when the build is missing or outdated, in a process that takes its memory along, and serves the site
 * in this one. It watches nothing: `npm run dev` shows what is saved.
 */
const SERVER = path.join(outputFolders.server, 'main.js')
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

await checkSettings()
if (await isOutdated(await readSources())) await build()
process.env.NODE_ENV ??= 'production'
const { serve } = await import(pathToFileURL(SERVER).href)
await serve()

/**
 * Names an unknown argument, a wrong setting or a busy port and ends, before anything is built. Content that is broken,
 * which settings read, is named by the checks.
 */
async function checkSettings(): Promise<void> {
  const settings = await loadSettings().catch(() => null)
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

/** Builds; where that fails, the build before is served, if there is one. */
async function build(): Promise<void> {
  const script = path.join(root, 'scripts', 'build.ts')
  const child = spawn(process.execPath, [...process.execArgv, script], { cwd: root, stdio: 'inherit' })
  const end = (signal: NodeJS.Signals) => child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, end)
  const [code, signal] = await once(child, 'exit')
  for (const each of SIGNALS) process.off(each, end)
  if (SIGNALS.includes(signal)) process.exit(1) // it was asked to end
  if (code === 0) return
  if (signal) console.error(explainSignal(signal))
  if (!existsSync(SERVER)) process.exit(1)
  console.error('\nThe build before is served.')
}
