import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long things may take, in milliseconds. */
export type Limits = {
  /** From the first byte of a request to its last: a form is a few hundred bytes. */
  request: number
  /** A connection on which nothing moves, such as one to a reader who has gone. */
  stillness: number
  /** What is in flight when the server closes. */
  closing: number
}

export const usualLimits: Limits = { request: 10_000, stillness: 30_000, closing: 5000 }
const HEADER_BYTES = 16 * 1024
/** Longer than the proxies of docs/deploy.md keep a connection to the server open: none is closed under a request. */
const IDLE_MS = 75_000

/** A server with limits that are kept to the second; Node looks only twice a minute by itself. */
export function httpServer(listener: RequestListener, { request, stillness }: Limits = usualLimits): Server {
  const server = createServer(
    {
      maxHeaderSize: HEADER_BYTES,
      headersTimeout: request,
      requestTimeout: request,
      connectionsCheckingInterval: Math.min(1000, request / 2),
      keepAliveTimeout: IDLE_MS,
    },
    (message, response) => {
      if (hasSeveralHosts(message)) {
        response.writeHead(400, { connection: 'close' }).end()
        return
      }
      message.url = originForm(message.url ?? '/')
      // A browser would keep its connection, which then holds up the end; and what comes with a GET is not read.
      if (!server.listening || hasNeedlessBody(message)) response.setHeader('connection', 'close')
      listener(message, response)
    },
  )
  server.setTimeout(stillness)
  return server
}

/** Requests in flight are finished when the server closes, those that stand still are ended. */
export function endStalledOnClose(app: FastifyInstance, { closing }: Limits = usualLimits): void {
  let timer: NodeJS.Timeout
  app.addHook('preClose', async () => {
    timer = setTimeout(() => app.server.closeAllConnections(), closing)
  })
  app.addHook('onClose', async () => clearTimeout(timer))
}

/** The name localhost is two addresses, and a browser may ask at either. */
export function listenAtBothLocalhosts(app: FastifyInstance): void {
  const twin = createSocketServer((socket) => app.server.emit('connection', socket))
  app.addHook('onListen', async () => {
    const own = app.server.address()
    if (typeof own !== 'object' || own === null) return
    twin.listen(own.port, own.address === '::1' ? '127.0.0.1' : '::1')
    await once(twin, 'listening').catch(() => {}) // a machine without IPv6 has no second one
  })
  app.addHook('preClose', async () => {
    twin.close()
  })
}

/** Proxies and servers that choose different ones of them could be played off against each other. */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

/** The path of an address, also when the whole address is asked for, as programs do that take the server for a proxy. */
function originForm(url: string): string {
  if (url.startsWith('/')) return url
  const rest = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

function hasNeedlessBody({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}
