import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Timeouts in milliseconds. */
export const defaultTimeouts = {
  /** The time to receive a whole request; a form is a few hundred bytes. */
  request: 10_000,
  /** The time without any data on a connection during a request or response. */
  stillness: 30_000,
}
export type Timeouts = typeof defaultTimeouts
const HEADER_BYTES = 16 * 1024
/**
 * The keep-alive timeout, longer than that of the proxies in docs/deploy.md, so that the server never closes a
 * connection that a proxy is about to use.
 */
const IDLE_MS = 75_000

/** Creates an HTTP server whose timeouts are checked every second; Node checks only every 30 s by default. */
export function createHttpServer(
  listener: RequestListener,
  { request, stillness }: Timeouts = defaultTimeouts,
): Server {
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
      // Connections are closed during shutdown, and after a GET with a body, which is not read.
      if (!server.listening || hasNeedlessBody(message)) response.setHeader('connection', 'close')
      listener(message, response)
    },
  )
  server.setTimeout(stillness)
  return server
}

/** Closes the app after the requests and mails in progress, at the latest after `limit` ms. */
export async function closeWithin(app: FastifyInstance, limit: number): Promise<void> {
  await Promise.race([app.close(), setTimeout(limit, undefined, { ref: false })])
}

/**
 * The path of a request target in origin form or in absolute form, which clients send to proxies.
 */
function originForm(url: string): string {
  const rest = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

function hasNeedlessBody({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}
