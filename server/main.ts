import { readFileSync } from 'node:fs'
import path from 'node:path'
import { SettingError } from '../src/sign-up/contract/setting-error.ts'
import { createApp } from './app.ts'
import { type Environment, readEnvironment } from './settings.ts'

/** Reads the settings, listens, and closes when asked to: requests in flight are finished first. */
export async function start(): Promise<void> {
  const environment = await settingsOrExplain(() => readEnvironment(process.env))
  if (!environment) return
  if (!areBuiltInto(environment)) return
  const app = await settingsOrExplain(() => createApp(environment))
  if (!app) return
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
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
}

/** What is made from the settings, or nothing when one of them is wrong: its name has been printed then. */
async function settingsOrExplain<T>(make: () => T | Promise<T>): Promise<T | null> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    console.error(error.message)
    process.exitCode = 1
    return null
  }
}

/** The pages hold the forms' addresses: with other settings, visitors would send them where nobody expects them. */
function areBuiltInto({ signUpForms }: Environment): boolean {
  const file = path.join(import.meta.dirname, 'build-settings.json')
  const built: { signUpForms: unknown } = JSON.parse(readFileSync(file, 'utf8'))
  if (JSON.stringify(built.signUpForms) === JSON.stringify(signUpForms)) return true
  console.error(
    'The pages were built with other SIGN_UP settings than these. Build them anew with “npm run build”, or use “npm start”, which does.',
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
