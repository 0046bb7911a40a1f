import { access } from 'node:fs/promises'
import { STATUS_CODES } from 'node:http'
import path from 'node:path'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { health } from './health.ts'
import { endStalledOnClose, httpServer, type Limits, listenAtBothLocalhosts, usualLimits } from './http-server.ts'
import { frameworkLog } from './log.ts'
import { answerReady, otherAddresses, readableAddress } from './pages.ts'
import { secureAnswers } from './security-headers.ts'
import { type Environment, requireBuild } from './settings.ts'
import type { MailQueue } from './sign-up/mail/mail-queue.ts'
import { type Outside, signUp } from './sign-up/sign-up.ts'
import { serveBuilds } from './site/builds.ts'

/** A form holds an address and a few words; nothing larger is read. */
const BODY_LIMIT_BYTES = 16 * 1024

export type App = { app: FastifyInstance; mailQueue: MailQueue }

/** The server; the order of a request reads from top to bottom. */
export async function createApp(
  environment: Environment,
  outside: Outside & { limits?: Partial<Limits> } = {},
): Promise<App> {
  requireBuild(environment)
  const limits = { ...usualLimits, ...outside.limits }
  const app = Fastify({
    serverFactory: (handler) =>
      httpServer((request, response) => {
        if (!answerReady(builds.current(), environment, request, response)) handler(request, response)
      }, limits),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: environment.trustedProxies === 0 ? false : (_address, hop) => hop < environment.trustedProxies,
    forceCloseConnections: 'idle',
    rewriteUrl: (request) => readableAddress(request.url ?? '/'),
    routerOptions: { maxParamLength: 500 },
    loggerInstance: frameworkLog,
  })
  endStalledOnClose(app, limits)
  if (environment.host === 'localhost') listenAtBothLocalhosts(app)
  plainErrors(app)
  const builds = await serveBuilds(app, environment)
  secureAnswers(app, environment)
  await app.register(formbody)
  const { queue: mailQueue, isSaving } = await signUp(app, environment, builds, outside)
  const areThere = () => access(path.join(environment.siteFolder, 'index.html')).then(() => true)
  health(app, { pages: areThere, database: isSaving, mail: () => mailQueue.isWorking }, outside.now ?? Date.now)
  otherAddresses(app, environment)
  return { app, mailQueue }
}

/** What went wrong is for the log: words of errors name files. */
function plainErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) console.error('A request could not be answered:', error)
    return reply.code(status).type('text/plain; charset=utf-8').send(STATUS_CODES[status])
  })
}
