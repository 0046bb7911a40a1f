import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long things may take, in milliseconds. */
export const usualLimits = {
  /** From the first byte of a request to its last: a form is a few hundred bytes. */
  request: 10_000,
  /** For an idle connection, whose reader has gone. */
  stillness: 30_000,
}
export type Limits = typeof usualLimits
const HEADER_BYTES = 16 * 1024
/** Longer than the proxies of docs/deploy.md keep a connection to the server open: none is closed under a request. */
const IDLE_MS = 75_000

/** A server with limits that are kept to the second; Node looks only twice a minute by itself. */
export function createHttpServer(listener: RequestListener, { request, stillness }: Limits = usualLimits): Server {
  const server = createServer(
    {
      maxHeaderSize: HEADER_BYTES,
      headersTimeout: request,
      requestTimeout: request,
      connectionsCheckingInterval: Math.min(1000, request / 2),
      keepAliveTimeout: IDLE_MS,
    },
    (message, response) => {
      message.url = originForm(message.url ?? '/')
      // A browser would keep its connection, which then holds up the end; and what comes with a GET is not read.
      if (!server.listening || hasNeedlessBody(message)) response.setHeader('connection', 'close')
      listener(message, response)
    },
  )
  server.setTimeout(stillness)
  return server
}

/** Closes when requests in flight are finished, and mails; stops waiting for those that stand still. */
export async function closeWithin(app: FastifyInstance, limit: number): Promise<void> {
  await Promise.race([app.close(), setTimeout(limit, undefined, { ref: false })])
}

/** The path of an address, also when the whole address is asked for: programs that take the server for a proxy do. */
function originForm(url: string): string {
  const rest = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

function hasNeedlessBody({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}
