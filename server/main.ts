import path from 'node:path'
import { createApp } from './app.ts'
import { closeWithin } from './http-server.ts'
import { unknownSettings } from './setting-names.ts'
import { type Environment, madeOrExplained, readEnvironment } from './settings.ts'

/** systemd and Docker kill a process after ten seconds or more; a mail that is on its way then is taken up at the next start. */
const LONGEST_CLOSE_MS = 7000

/** Reads the settings, listens, and closes when asked to: requests in flight are finished first. */
export async function start(): Promise<void> {
  // The reader of the log may be gone, as “| head” is; the site is served on without a word.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const environment = await madeOrExplained(() => readEnvironment(process.env))
  const made = environment && (await madeOrExplained(() => createApp(environment)))
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
  const folder = path.relative(process.cwd(), environment.siteFolder)
  app.log.info(`The site is served at http://${urlHost(environment.host)}:${port}/ from ${folder}.`)
  for (const sentence of unknownSettings(process.env)) app.log.warn(sentence)

  let isClosing = false
  const close = (signal: string) => {
    if (isClosing) return
    isClosing = true
    app.log.info(`${signal}: finishing the requests in flight, then closing.`)
    void closeWithin(app, LONGEST_CLOSE_MS).then(() => process.exit(0))
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
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
