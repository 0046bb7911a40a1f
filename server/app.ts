import formbody from '@fastify/formbody'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { documents } from './documents.ts'
import { pages, readableAddress } from './pages.ts'
import { securityHeaders } from './security-headers.ts'
import type { Environment } from './settings.ts'
import type { MailQueue } from './sign-up/mail/mail-queue.ts'
import { type Outside, signUp } from './sign-up/sign-up.ts'

/** A form holds an address and a few words; nothing larger is read. */
const BODY_LIMIT_BYTES = 16 * 1024
const REQUEST_TIME_LIMIT_MS = 10_000

export type App = { app: FastifyInstance; mailQueue: MailQueue }

/** The server; the order of a request reads from top to bottom. */
export async function createApp(environment: Environment, outside: Outside = {}): Promise<App> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIME_LIMIT_MS,
    connectionTimeout: 3 * REQUEST_TIME_LIMIT_MS,
    trustProxy: environment.trustedProxies === 0 ? false : (_address, hop) => hop < environment.trustedProxies,
    forceCloseConnections: 'idle',
    rewriteUrl: (request) => readableAddress(request.url ?? '/'),
    routerOptions: { maxParamLength: 500 },
    logger: { level: 'warn' },
  })
  endConnectionsOnClose(app)
  await securityHeaders(app, environment)
  await app.register(formbody)
  await app.register(fastifyStatic, {
    root: environment.siteFolder,
    serve: false,
    preCompressed: true,
    etag: true,
    setHeaders: (reply, file) => {
      if (file.endsWith('.jgw')) reply.header('content-type', 'text/plain; charset=utf-8') // no list of types knows it
    },
  })
  const mailQueue = await signUp(app, environment, outside)
  documents(app, environment)
  await pages(app, environment)
  return { app, mailQueue }
}

/** An answer that is sent while the server closes ends its connection: a browser would keep it open for a minute. */
function endConnectionsOnClose(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
