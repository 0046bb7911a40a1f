import { createApp } from './app.ts'
import { type Environment, readEnvironment, SettingError } from './environment.ts'

/** Reads the settings, listens, and closes when asked to: requests in flight are finished first. */
export async function start(): Promise<void> {
  const environment = readSettings()
  if (!environment) return
  const app = await createApp(environment)
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

function readSettings(): Environment | null {
  try {
    return readEnvironment(process.env)
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    console.error(error.message)
    process.exitCode = 1
    return null
  }
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
