import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serviceMessages } from '../../../generated/messages/service.ts'
import { type Language, languages } from '../../../site/languages.ts'
import { localPath } from '../../../site/paths.ts'
import { displayEmail } from '../email-address.ts'
import { deleteFromOutbox } from '../mail/mail-transport.ts'
import { confirmSignUp, findById, type SignUp, withdrawSignUp } from '../people/sign-ups.ts'
import { readSigned } from '../secret.ts'
import type { Service } from '../service.ts'
import { fillButton, sendPage, type TrustedHtml } from './response-page.ts'

type ByToken = { Params: { token: string } }

/**
 * The links of the mails. Opening one changes nothing, because mail scanners open links; the page's button does, and
 * for unsubscribing also the mail program's own (RFC 8058), which posts to the same address without a page.
 */
export function registerMailLinkRoutes(app: FastifyInstance, service: Service): void {
  for (const language of languages) {
    confirmRoutes(app, service, language)
    leaveRoutes(app, service, language)
  }
}

function confirmRoutes(app: FastifyInstance, { secret, store, now }: Service, language: Language): void {
  const m = serviceMessages[language]
  const send = senderOf(language)
  const address = localPath('/subscribe/confirm/:token', language)
  const readId = async ({ params }: FastifyRequest<ByToken>) => readSigned(await secret(), 'confirm', params.token)
  const welcome = (reply: FastifyReply, signUp: SignUp) =>
    send(reply, 200, m.confirmed.title, [
      m.confirmed.text({ visitorEmail: displayEmail(signUp.address) }),
      m.confirmed.more,
    ])

  app.get<ByToken>(address, async (request, reply) => {
    const id = await readId(request)
    const signUp = id && (await store.read((db) => findById(db, id)))
    if (!signUp) return send(reply, 410, m.deadLink.title, [m.deadLink.text])
    if (signUp.state === 'confirmed') return welcome(reply, signUp)
    const paragraphs = [m.confirm.text({ visitorEmail: displayEmail(signUp.address) }), m.confirm.notYou]
    return send(reply, 200, m.confirm.title, paragraphs, fillButton(request, language, m.confirm.button))
  })

  app.post<ByToken>(address, async (request, reply) => {
    const id = await readId(request)
    const signUp = id && (await store.transaction((db) => confirmSignUp(db, id, now())))
    return signUp ? welcome(reply, signUp) : send(reply, 410, m.deadLink.title, [m.deadLink.text])
  })
}

function leaveRoutes(app: FastifyInstance, service: Service, language: Language): void {
  const { environment, secret, store, queue, now } = service
  const m = serviceMessages[language]
  const send = senderOf(language)
  const address = localPath('/subscribe/unsubscribe/:token', language)
  const readId = async ({ params }: FastifyRequest<ByToken>) => readSigned(await secret(), 'link', params.token)

  app.get<ByToken>(address, async (request, reply) => {
    const id = await readId(request)
    if (!id) return send(reply, 410, m.deadLink.title, [m.deadLink.text])
    const signUp = await store.read((db) => findById(db, id))
    if (!signUp) return send(reply, 200, m.unsubscribed.title, [m.unsubscribed.text])
    const paragraphs = [m.unsubscribe.text({ visitorEmail: displayEmail(signUp.address) })]
    return send(reply, 200, m.unsubscribe.title, paragraphs, fillButton(request, language, m.unsubscribe.button))
  })

  app.post<ByToken>(address, async (request, reply) => {
    const id = await readId(request)
    if (!id) return send(reply, 410, m.deadLink.title, [m.deadLink.text])
    const mails = await store.transaction(async (db) => {
      const signUp = await findById(db, id)
      return signUp ? withdrawSignUp(db, signUp, now()) : []
    })
    await store.checkpoint() // what is in the way of it now is gone at the next hour's
    await deleteFromOutbox(environment.mail.outbox, mails)
    queue.wake() // a notice to the owner may be written anew without this person
    return send(reply, 200, m.unsubscribed.title, [m.unsubscribed.text])
  })
}

function senderOf(language: Language) {
  return (reply: FastifyReply, status: number, title: string, paragraphs: readonly string[], form?: TrustedHtml) =>
    sendPage(reply, status, { language, title, paragraphs, form })
}
