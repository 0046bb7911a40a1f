import { access } from 'node:fs/promises'
import { STATUS_CODES } from 'node:http'
import path from 'node:path'
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { registerHealth } from './health.ts'
import { createHttpServer, type Limits, usualLimits } from './http-server.ts'
import { limitPerMinute, logOptions } from './log.ts'
import { SettingError } from './setting-error.ts'
import { type Environment, requireBuild } from './settings.ts'
import type { MailQueue } from './sign-up/mail/mail-queue.ts'
import { registerSignUp, type TestOverrides } from './sign-up/sign-up.ts'
import { findMismatch, serveBuilds } from './site/builds.ts'
import { registerFallbacks, rewriteUndecodable, serveStatic } from './static-pages.ts'

/** A form holds an address and a few words; nothing larger is read. */
const BODY_LIMIT_BYTES = 16 * 1024

export type App = { app: FastifyInstance; mailQueue: MailQueue }

type Replaced = TestOverrides & { limits?: Partial<Limits>; writeLog?: (line: string) => unknown }

/** The server; the order of a request reads from top to bottom. `replaced` is what tests replace. */
export async function createApp(environment: Environment, replaced: Replaced = {}): Promise<App> {
  requireBuild(environment)
  const app = Fastify({
    serverFactory: (handler) =>
      createHttpServer(
        (request, response) => {
          if (!serveStatic(build(), request, response)) handler(request, response)
        },
        { ...usualLimits, ...replaced.limits },
      ),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: environment.trustedProxies === 0 ? false : (_address, hop) => hop < environment.trustedProxies,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // a form that comes over an open connection is taken, and answered with a page
    rewriteUrl: (request) => rewriteUndecodable(request.url ?? '/'),
    routerOptions: { maxParamLength: 500 },
    logger: logOptions(process.stdout.isTTY, replaced.writeLog),
    logController: new LogController({ disableRequestLogging: true }),
  })
  registerErrorHandler(app)
  const build = await serveBuilds(app, environment)
  const wrong = findMismatch(build(), environment)
  if (wrong)
    throw new SettingError(wrong, '…', 'that of the pages: “npm run build” builds them anew, as “npm start” does')
  // The headers of pages on what the framework answers.
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(request.build.security.ofPages)
  })
  const parseForm = async (_request: unknown, body: string) => new URLSearchParams(body)
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, parseForm)
  const { queue: mailQueue, isWritable, isDelivering } = await registerSignUp(app, environment, replaced)
  const arePagesWhole = async () => {
    await access(path.join(environment.siteFolder, 'index.html'))
    return build().wrongFile === null
  }
  registerHealth(app, { pages: arePagesWhole, database: isWritable, mail: isDelivering }, replaced.now ?? Date.now)
  registerFallbacks(app)
  return { app, mailQueue }
}

/** What went wrong is for the log: words of errors name files. */
function registerErrorHandler(app: FastifyInstance): void {
  const warn = limitPerMinute((text) => app.log.error(text))
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) warn(`A request could not be answered: ${error.stack ?? String(error)}`)
    return reply.code(status).type('text/plain; charset=utf-8').send(STATUS_CODES[status])
  })
}
