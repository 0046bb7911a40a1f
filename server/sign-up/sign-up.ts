import type { ConnectionOptions } from 'node:tls'
import rateLimit from '@fastify/rate-limit'
import type { FastifyError, FastifyInstance } from 'fastify'
import { serviceMessages } from '../../generated/messages/service.ts'
import { parseLocalPath } from '../../site/paths.ts'
import { throttlePerMinute } from '../log.ts'
import type { Environment } from '../settings.ts'
import { HOUR_MS } from './durations.ts'
import { MailQueue } from './mail/mail-queue.ts'
import { createOutboxTransport, createSmtpTransport, deleteFromOutbox } from './mail/mail-transport.ts'
import { hasUndeliveredOwnerNotification, type QueuedMail } from './mail/mails.ts'
import { buildMimeMessage } from './mail/mime-message.ts'
import { composeMail } from './people/mail-contents.ts'
import { deleteExpired } from './people/retention.ts'
import { raiseFloodAlarm } from './people/sign-ups.ts'
import { registerFormRoutes } from './routes/form-routes.ts'
import { registerMailLinkRoutes } from './routes/link-routes.ts'
import { sendResponsePage } from './routes/response-page.ts'
import { readSecret } from './secret.ts'
import type { SignUpService } from './service.ts'
import { logStartReport } from './start-report.ts'
import { createStore } from './store/create-store.ts'
import type { Store } from './store/store.ts'

/** Test overrides: the clock, and additional certificate authorities. */
export type TestOverrides = { now?: () => number; tls?: ConnectionOptions }

const SECRET_MS = 5000

/** Registers the embedded sign-up service (docs/sign-up.md): forms, confirmation, unsubscribing, and its mails. */
export async function registerSignUpService(
  app: FastifyInstance,
  environment: Environment,
  { now = Date.now, tls }: TestOverrides = {},
) {
  const { mail } = environment
  const { log } = app
  const store = createStore(environment, log)
  const publicAddress = () => environment.publicAddress || app.listeningOrigin
  const compose = async (queued: QueuedMail) => {
    const content = await store.read((db) => composeMail(db, queued, mail, publicAddress()))
    return content && buildMimeMessage(content, queued.id, mail.sender, now())
  }
  const deliver = mail.smtp
    ? createSmtpTransport(mail.smtp, new URL(environment.publicAddress).hostname, tls)
    : createOutboxTransport(mail.outbox)
  const queue = new MailQueue({
    ...{ store, deliver, compose, perHour: mail.perHour, now, log },
    onRateLimited: async (db) => {
      if (await raiseFloodAlarm(db, now()))
        log.error(`More than ${mail.perHour} mails an hour are asked for: those to people who have not confirmed wait.`)
    },
  })
  const secret = cacheSecret(store, now)
  const service: SignUpService = { environment, store, queue, now, log, secret }

  await app.register(async (scope) => {
    const warn = throttlePerMinute((error: string) => log.error(`The sign-up service could not answer: ${error}`))
    await scope.register(rateLimit, { global: false })
    scope.removeContentTypeParser(['application/json', 'text/plain'])
    scope.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
      reply.header('x-robots-tag', 'noindex')
      reply.header('referrer-policy', 'same-origin') // links in mails are secret
    })
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const { language } = parseLocalPath(request.url)
      const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 503
      if (status === 503) warn(String(error))
      const m = serviceMessages[language]
      const [title, text] = status === 503 ? [m.failed.title, m.failed.plain] : [m.unreadable.title, m.unreadable.text]
      return sendResponsePage(reply, status, { language, title, paragraphs: [text] })
    })
    registerFormRoutes(scope, service)
    await scope.register(async (links) => {
      // One-click unsubscribing (RFC 8058) allows this content type; the body is ignored.
      links.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, async () => null)
      registerMailLinkRoutes(links, service)
    })
  })

  const cleanUp = async () => {
    try {
      const mails = await store.transaction((db) => deleteExpired(db, now()))
      const obstacle = await store.checkpoint()
      if (obstacle) log.warn(`What was deleted is not off the disk yet: ${obstacle}.`)
      await deleteFromOutbox(mail.outbox, mails)
    } catch (error) {
      log.error(`Old sign-ups could not be deleted: ${String(error)}`)
    }
  }
  const timer = setInterval(cleanUp, HOUR_MS).unref()
  app.addHook('onListen', async () => {
    await logStartReport(service)
    await cleanUp()
    queue.wake()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await queue.stop()
    await store.close()
  })
  const isDelivering = async () => queue.isWorking && !(await store.read(hasUndeliveredOwnerNotification))
  return { queue, isWritable: () => store.isWritable(), isDelivering }
}

/**
 * Caches the secret for a few seconds only, because a backup may be restored; while the database is down, the cached
 * secret is used.
 */
function cacheSecret(store: Store, now: () => number): () => Promise<string> {
  let known: { secret: string; at: number } | null = null
  return async () => {
    if (known && Math.abs(now() - known.at) < SECRET_MS) return known.secret
    try {
      known = { secret: await store.read(readSecret), at: now() }
    } catch (error) {
      if (!known) throw error
      known.at = now() // keeps other requests from waiting for a database that is down
    }
    return known.secret
  }
}
