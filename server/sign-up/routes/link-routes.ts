import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serviceMessages } from '../../../generated/messages/service.ts'
import { type Language, languages } from '../../../site/languages.ts'
import { localPath } from '../../../site/paths.ts'
import { displayEmail } from '../email-address.ts'
import { deleteFromOutbox } from '../mail/mail-transport.ts'
import { confirmSignUp, findSignUp, type SignUp, withdrawSignUp } from '../people/sign-ups.ts'
import { verifySignedValue } from '../secret.ts'
import type { SignUpService } from '../service.ts'
import { renderButton, sendResponsePage, type TrustedHtml } from './response-page.ts'

type ByToken = { Params: { token: string } }

/**
 * The routes of links in mails. GET changes nothing, because mail scanners open links; the page has a button that sends
 * a POST. To unsubscribe, mail programs POST to the same address directly (RFC 8058).
 */
export function registerMailLinkRoutes(app: FastifyInstance, service: SignUpService): void {
  for (const language of languages) {
    registerConfirmRoutes(app, service, language)
    registerUnsubscribeRoutes(app, service, language)
  }
}

function registerConfirmRoutes(app: FastifyInstance, { secret, store, now }: SignUpService, language: Language): void {
  const m = serviceMessages[language]
  const send = createPageSender(language)
  const address = localPath('/subscribe/confirm/:token', language)
  const readId = async ({ params }: FastifyRequest<ByToken>) =>
    verifySignedValue(await secret(), 'confirm', params.token)
  const welcome = (reply: FastifyReply, signUp: SignUp) =>
    send(reply, 200, m.confirmed.title, [
      m.confirmed.text({ visitorEmail: displayEmail(signUp.address) }),
      m.confirmed.more,
    ])

  app.get<ByToken>(address, async (request, reply) => {
    const id = await readId(request)
    const signUp = id && (await store.read((db) => findSignUp(db, id)))
    if (!signUp) return send(reply, 410, m.deadLink.title, [m.deadLink.text])
    if (signUp.state === 'confirmed') return welcome(reply, signUp)
    const paragraphs = [m.confirm.text({ visitorEmail: displayEmail(signUp.address) }), m.confirm.notYou]
    return send(reply, 200, m.confirm.title, paragraphs, renderButton(request, language, m.confirm.button))
  })

  app.post<ByToken>(address, async (request, reply) => {
    const id = await readId(request)
    const signUp = id && (await store.transaction((db) => confirmSignUp(db, id, now())))
    return signUp ? welcome(reply, signUp) : send(reply, 410, m.deadLink.title, [m.deadLink.text])
  })
}

function registerUnsubscribeRoutes(app: FastifyInstance, service: SignUpService, language: Language): void {
  const { environment, secret, store, queue, now } = service
  const m = serviceMessages[language]
  const send = createPageSender(language)
  const address = localPath('/subscribe/unsubscribe/:token', language)
  const readId = async ({ params }: FastifyRequest<ByToken>) => verifySignedValue(await secret(), 'link', params.token)

  app.get<ByToken>(address, async (request, reply) => {
    const id = await readId(request)
    if (!id) return send(reply, 410, m.deadLink.title, [m.deadLink.text])
    const signUp = await store.read((db) => findSignUp(db, id))
    if (!signUp) return send(reply, 200, m.unsubscribed.title, [m.unsubscribed.text])
    const paragraphs = [m.unsubscribe.text({ visitorEmail: displayEmail(signUp.address) })]
    return send(reply, 200, m.unsubscribe.title, paragraphs, renderButton(request, language, m.unsubscribe.button))
  })

  app.post<ByToken>(address, async (request, reply) => {
    const id = await readId(request)
    if (!id) return send(reply, 410, m.deadLink.title, [m.deadLink.text])
    const mails = await store.transaction(async (db) => {
      const signUp = await findSignUp(db, id)
      return signUp ? withdrawSignUp(db, signUp, now()) : []
    })
    await store.checkpoint() // a failure is made up for by the hourly checkpoint
    await deleteFromOutbox(environment.mail.outbox, mails)
    queue.wake() // a notice to the owner may have to be rewritten without this person
    return send(reply, 200, m.unsubscribed.title, [m.unsubscribed.text])
  })
}

function createPageSender(language: Language) {
  return (reply: FastifyReply, status: number, title: string, paragraphs: readonly string[], form?: TrustedHtml) =>
    sendResponsePage(reply, status, { language, title, paragraphs, form })
}
