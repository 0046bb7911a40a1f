import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createApp } from './app.ts'
import { startLog } from './log.ts'
import { type Environment, madeOrExplained, readEnvironment, readLogFormat, requireBuild } from './settings.ts'
import { fitsSettings } from './site/builds.ts'

const LONGEST_CLOSE_MS = 7500

/** Reads the settings, listens, and closes when asked to: requests in flight are finished first. */
export async function start(): Promise<void> {
  const environment = await madeOrExplained(() => {
    startLog(readLogFormat(process.env, process.stdout.isTTY))
    return readEnvironment(process.env)
  })
  if (!environment) return
  if (!(await madeOrExplained(() => requireBuild(environment) ?? true))) return
  if (!areBuiltInto(environment)) return
  const made = await madeOrExplained(() => createApp(environment))
  if (!made) return
  const { app } = made
  try {
    await app.listen({ host: environment.host, port: environment.port })
  } catch (error) {
    console.error(explain(error, environment))
    process.exitCode = 1
    await app.close()
    return
  }
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : environment.port
  console.log(`The site is served at http://${urlHost(environment.host)}:${port}/`)

  let isClosing = false
  const close = (signal: string) => {
    if (isClosing) return
    isClosing = true
    console.log(`${signal}: finishing the requests in flight, then closing.`)
    void app.close().then(() => process.exit(0))
    // Whoever has asked would soon kill the process: a mail that is on its way is then marked as uncertain.
    setTimeout(() => process.exit(0), LONGEST_CLOSE_MS).unref()
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}

function areBuiltInto(environment: Environment): boolean {
  const file = path.join(environment.builtFolder, 'build-settings.json')
  if (fitsSettings(JSON.parse(readFileSync(file, 'utf8')), environment)) return true
  console.error(
    'The pages were built with other SIGN_UP settings or another VIDEO_EMBED than these. Build them anew with “npm run build”, or use “npm start”, which does.',
  )
  process.exitCode = 1
  return false
}

function explain(error: unknown, { host, port }: Environment): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what uses it, or choose another: PORT=8081 npm start`
  if (code === 'EACCES')
    return `Port ${port} may not be used without more rights. Choose one above 1023: PORT=8080 npm start`
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return `HOST is “${host}”, which is no address of this machine.`
  return `The server could not start: ${String(error)}`
}

function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

if (import.meta.main) await start()
