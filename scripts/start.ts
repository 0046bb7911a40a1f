import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isBuildOutdated } from '../generator/build-when-outdated.ts'
import { loadSettings } from '../generator/content/write-content.ts'
import { explainSignal } from '../generator/explain-failure.ts'
import { outputFolders, projectRoot } from '../generator/files/folders.ts'
import { takeSourceSnapshot } from '../generator/sources.ts'
import { explainPortProblem } from './explain-port.ts'

/**
 * `npm start`: builds in a child process when the build is missing or outdated, and serves the site in this process,
 * without watching files.
 */
const SERVER_FILE = path.join(outputFolders.server, 'main.js')
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

await checkSettings()
if (await isBuildOutdated(await takeSourceSnapshot())) await build()
process.env.NODE_ENV ??= 'production'
const { serveSite }: typeof import('../server/main.ts') = await import(pathToFileURL(SERVER_FILE).href)
await serveSite()

/**
 * Reports an unknown argument, an invalid setting or a port in use, and exits before the build. Settings cannot be
 * validated when the content is invalid, which the checks report.
 */
async function checkSettings(): Promise<void> {
  const settings = await loadSettings().catch(() => null)
  try {
    const environment = settings?.readEnvironment(process.env)
    const [argument] = process.argv.slice(2)
    const fault = argument
      ? `“${argument}” means nothing here: settings are variables, such as PORT=8081 npm start (README.md, Run).`
      : environment && (await explainPortProblem(environment))
    if (!fault) return
    console.error(fault)
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'SettingError') throw error
    console.error(error.message)
  }
  process.exit(1)
}

/** Builds; when that fails, the last build is served, if there is one. */
async function build(): Promise<void> {
  const script = path.join(projectRoot, 'scripts', 'build.ts')
  const child = spawn(process.execPath, [...process.execArgv, script], { cwd: projectRoot, stdio: 'inherit' })
  const end = (signal: NodeJS.Signals) => child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, end)
  const [code, signal] = await once(child, 'exit')
  for (const each of SIGNALS) process.off(each, end)
  if (SIGNALS.includes(signal)) process.exit(1) // stopped by a signal
  if (code === 0) return
  if (signal) console.error(explainSignal(signal))
  if (!existsSync(SERVER_FILE)) process.exit(1)
  console.error('\nThe build before is served.')
}
