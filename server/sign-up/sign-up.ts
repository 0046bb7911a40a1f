import type { ConnectionOptions } from 'node:tls'
import rateLimit from '@fastify/rate-limit'
import type { FastifyError, FastifyInstance } from 'fastify'
import { serviceMessages } from '../../content/messages/service.ts'
import { readPath } from '../../content/paths.ts'
import type { Environment } from '../settings.ts'
import type { Builds } from '../site/builds.ts'
import { sendAnswer } from './answer-page.ts'
import { formRoutes } from './form/form-routes.ts'
import { keepWordings } from './form/wordings.ts'
import { linkRoutes } from './link/link-routes.ts'
import { readSecret } from './link/secret.ts'
import { deleteFromOutbox, outboxDelivery, smtpDelivery } from './mail/delivery.ts'
import { MailQueue } from './mail/mail-queue.ts'
import type { Service } from './service.ts'
import { reportAtStart } from './start-report.ts'
import { openStore } from './store/open-store.ts'
import { deleteOld } from './store/sign-ups.ts'
import type { Store } from './store/store.ts'
import { WatchedStore } from './store/watch-writes.ts'

/** What tests replace: the clock, and whom to trust besides the usual authorities. */
export type Outside = {
  now?: () => number
  tls?: ConnectionOptions
}

const HOUR_MS = 60 * 60 * 1000
const LOOK_MS = 5000

/** The embedded sign-up service (docs/sign-up.md): forms, confirmation, unsubscribing, and the mails between them. */
export async function signUp(
  app: FastifyInstance,
  environment: Environment,
  builds: Builds,
  outside: Outside = {},
): Promise<{ queue: MailQueue; isSaving: () => Promise<boolean> }> {
  const { now = Date.now, tls } = outside
  const { mail } = environment
  const store = new WatchedStore(openStore(environment))
  const deliver = mail.smtp ? smtpDelivery(mail.smtp, tls) : outboxDelivery(mail.outbox)
  const publicAddress = () => environment.publicAddress || app.listeningOrigin
  const queue = new MailQueue({ store, deliver, settings: mail, publicAddress, now })
  const service: Service = { environment, store, queue, now, secret: rememberSecret(store) }

  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false })
    scope.removeContentTypeParser(['application/json', 'text/plain'])
    // Mail programs may unsubscribe with this kind of body; what is in it does not matter.
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, _body, done) => done(null, {}))
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      reply.header('referrer-policy', 'same-origin') // the links in mails are secrets
    })
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const { language } = readPath(request.url)
      const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 503
      if (status === 503) console.error(`The sign-up service could not answer: ${String(error)}`)
      const m = serviceMessages[language]
      const [title, text] = status === 503 ? [m.failed.title, m.failed.plain] : [m.unreadable.title, m.unreadable.text]
      return sendAnswer(reply, status, { language, title, paragraphs: [text] })
    })
    formRoutes(scope, service)
    linkRoutes(scope, service)
  })

  const isSaving = () => store.isSaving()
  const cleanUp = async () => {
    try {
      const mails = await store.transaction((db) => deleteOld(db, now()))
      const obstacle = await store.tidy()
      if (obstacle) console.warn(`What was deleted is not off the disk yet: ${obstacle}.`)
      await deleteFromOutbox(mail.outbox, mails)
    } catch (error) {
      console.error(`Old sign-ups could not be deleted: ${String(error)}`)
    }
  }
  builds.onNext(({ answers }) => {
    store.transaction((db) => keepWordings(db, answers, now())).catch(() => {}) // the first form tries again
  })
  const timers = [setInterval(cleanUp, HOUR_MS).unref()]
  // A file that is taken away or damaged is told at once, not with the next visitor's form.
  if (!environment.databaseUrl) timers.push(setInterval(() => void isSaving().catch(() => {}), LOOK_MS).unref())
  app.addHook('onListen', async () => {
    await reportAtStart(service, (db) => keepWordings(db, builds.current().answers, now()))
    await cleanUp()
    queue.wake()
  })
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
    await queue.stop()
    await store.close()
  })
  return { queue, isSaving }
}

/** Asks the database each time, because the file may have been restored; while it is out of order, the last counts. */
function rememberSecret(store: Store): () => Promise<string> {
  let known: string | null = null
  return async () => {
    try {
      known = await store.read(readSecret)
    } catch (error) {
      if (known === null) throw error
    }
    return known
  }
}
