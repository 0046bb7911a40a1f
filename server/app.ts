import { access } from 'node:fs/promises'
import { STATUS_CODES } from 'node:http'
import path from 'node:path'
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { registerHealthRoutes } from './health.ts'
import { createHttpServer, defaultTimeouts, type Timeouts } from './http-server.ts'
import { loggerOptions, throttlePerMinute } from './log.ts'
import { SettingError } from './setting-error.ts'
import { assertBuildExists, type Environment } from './settings.ts'
import type { MailQueue } from './sign-up/mail/mail-queue.ts'
import { registerSignUpService, type TestOverrides } from './sign-up/sign-up.ts'
import { attachCurrentBuild, findSettingsMismatch } from './site/current-build.ts'
import { registerFallbackRoutes, rewriteUndecodableUrl, serveStatic } from './static-pages.ts'

/** The maximum request body: a form with the longest question, of letters that are sent as nine bytes each, fits. */
const BODY_LIMIT_BYTES = 32 * 1024

export type App = { app: FastifyInstance; mailQueue: MailQueue }

type Replaced = TestOverrides & { limits?: Partial<Timeouts>; writeLog?: (line: string) => unknown }

/**
 * Creates the server; hooks and routes are registered in the order in which they handle a request. `replaced` is for
 * tests.
 */
export async function createApp(environment: Environment, replaced: Replaced = {}): Promise<App> {
  assertBuildExists(environment)
  const app = Fastify({
    serverFactory: (handler) =>
      createHttpServer(
        (request, response) => {
          if (!serveStatic(build(), request, response)) handler(request, response)
        },
        { ...defaultTimeouts, ...replaced.limits },
      ),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: environment.trustedProxies === 0 ? false : (_address, hop) => hop < environment.trustedProxies,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // while closing, forms sent on open connections are still accepted
    rewriteUrl: (request) => rewriteUndecodableUrl(request.url ?? '/'),
    routerOptions: { maxParamLength: 500 },
    logger: loggerOptions(process.stdout.isTTY, replaced.writeLog),
    logController: new LogController({ disableRequestLogging: true }),
  })
  registerErrorHandler(app)
  const build = await attachCurrentBuild(app, environment)
  const wrong = findSettingsMismatch(build(), environment)
  if (wrong)
    throw new SettingError(wrong, '…', 'that of the pages: “npm run build” builds them anew, as “npm start” does')
  // Fastify's own responses, such as errors, get the security headers of pages too.
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(request.build.security.ofPages)
  })
  const parseForm = async (_request: unknown, body: string) => new URLSearchParams(body)
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, parseForm)
  const { queue: mailQueue, isWritable, isDelivering } = await registerSignUpService(app, environment, replaced)
  const arePagesWhole = async () => {
    await access(path.join(environment.siteFolder, 'index.html'))
    return build().wrongFile === null
  }
  registerHealthRoutes(
    app,
    { pages: arePagesWhole, database: isWritable, mail: isDelivering },
    replaced.now ?? Date.now,
  )
  registerFallbackRoutes(app)
  return { app, mailQueue }
}

/** Errors are logged but not sent to visitors, because their messages may contain file paths. */
function registerErrorHandler(app: FastifyInstance): void {
  const warn = throttlePerMinute((text) => app.log.error(text))
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) warn(`A request could not be answered: ${error.stack ?? String(error)}`)
    return reply.code(status).type('text/plain; charset=utf-8').send(STATUS_CODES[status])
  })
}
