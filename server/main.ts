import path from 'node:path'
import { createApp } from './app.ts'
import { closeWithin } from './http-server.ts'
import { SettingError, UNUSABLE_HOST } from './setting-error.ts'
import { listUnknownSettings } from './setting-names.ts'
import { readEnvironment } from './settings.ts'

/**
 * The grace period of the shutdown: systemd and Docker kill a process after ten seconds or more. A mail that is
 * interrupted by the shutdown is handled at the next start.
 */
const LONGEST_CLOSE_MS = 7000

/** Serves the site until SIGINT or SIGTERM; exits with an error when the start fails. */
export async function serveSite(): Promise<void> {
  await start().catch((error) => {
    console.error(error instanceof SettingError ? error.message : `The server could not start: ${String(error)}`)
    process.exit(1)
  })
}

/** Reads the settings, listens, and shuts down gracefully on a signal. */
async function start(): Promise<void> {
  // Without a handler, EPIPE (the log's reader has exited, as in “| head”) would end the server.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const environment = readEnvironment(process.env)
  const { host, siteFolder } = environment
  const { app } = await createApp(environment)
  await app.listen({ host, port: environment.port }).catch((error: NodeJS.ErrnoException) => {
    if (!UNUSABLE_HOST.test(error.code ?? '')) throw error
    throw new SettingError('HOST', host, 'an address of this machine, or 0.0.0.0 for every network')
  })
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : address
  const name = host.includes(':') ? `[${host}]` : host
  app.log.info(`The site is served at http://${name}:${port}/ from ${path.relative(process.cwd(), siteFolder)}.`)
  for (const sentence of listUnknownSettings(process.env)) app.log.warn(sentence)

  let isClosing = false
  const close = async (signal: string) => {
    if (isClosing) return
    isClosing = true
    app.log.info(`${signal}: finishing the requests in flight, then closing.`)
    await closeWithin(app, LONGEST_CLOSE_MS)
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, close)
}

const isMain: boolean | undefined = import.meta.main // Node 24 and later have it
if (isMain === undefined) {
  console.error(`The server needs Node.js 24 or later; this is ${process.version}.`)
  process.exit(1)
}
if (isMain) await serveSite()
