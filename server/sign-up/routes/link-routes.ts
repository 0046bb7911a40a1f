import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languages } from '../../../content/languages.ts'
import { serviceMessages } from '../../../content/messages/service.ts'
import { localPath } from '../../../content/paths.ts'
import { displayAddress } from '../email-address.ts'
import { deleteFromOutbox } from '../mail/delivery.ts'
import { confirm, findById, type SignUp, withdraw } from '../people/sign-ups.ts'
import { readSigned } from '../secret.ts'
import type { Service } from '../service.ts'
import { type AnswerPage, answerButton, sendAnswer } from './answer-page.ts'

type Request = FastifyRequest<{ Params: { token: string } }>

/**
 * The links of the mails. Opening one changes nothing, because mail scanners open links; the page's button does, and
 * for unsubscribing also the mail program's own (RFC 8058), which posts to the same address without a page.
 */
export function linkRoutes(app: FastifyInstance, service: Service): void {
  for (const language of languages) {
    confirmRoutes(app, service, language)
    leaveRoutes(app, service, language)
  }
}

type ByToken = { Params: { token: string } }

function confirmRoutes(app: FastifyInstance, service: Service, language: Language): void {
  const { store, now } = service
  const m = serviceMessages[language]
  const address = localPath('/subscribe/confirm/:token', language)
  const welcome = (reply: FastifyReply, signUp: SignUp) => {
    const paragraphs = [m.confirmed.text(displayAddress(signUp.address)), m.confirmed.more]
    return sendPage(reply, language, 200, { title: m.confirmed.title, paragraphs })
  }

  app.get<ByToken>(address, async (request, reply) => {
    const id = await readToken(service, request, 'confirm')
    const signUp = id && (await store.read((db) => findById(db, id)))
    if (!signUp) return sendMessage(reply, language, 410, m.deadLink)
    if (signUp.state === 'confirmed') return welcome(reply, signUp)
    const paragraphs = [m.confirm.text(displayAddress(signUp.address)), m.confirm.notYou]
    const form = answerButton(request, language, m.confirm.button)
    return sendPage(reply, language, 200, { title: m.confirm.title, paragraphs, form })
  })

  app.post<ByToken>(address, async (request, reply) => {
    const id = await readToken(service, request, 'confirm')
    const signUp = id && (await store.transaction((db) => confirm(db, id, now())))
    return signUp ? welcome(reply, signUp) : sendMessage(reply, language, 410, m.deadLink)
  })
}

function leaveRoutes(app: FastifyInstance, service: Service, language: Language): void {
  const { environment, store, queue, now } = service
  const m = serviceMessages[language]
  const address = localPath('/subscribe/unsubscribe/:token', language)

  app.get<ByToken>(address, async (request, reply) => {
    const id = await readToken(service, request, 'link')
    if (!id) return sendMessage(reply, language, 410, m.deadLink)
    const signUp = await store.read((db) => findById(db, id))
    if (!signUp) return sendMessage(reply, language, 200, m.unsubscribed)
    const paragraphs = [m.unsubscribe.text(displayAddress(signUp.address))]
    const form = answerButton(request, language, m.unsubscribe.button)
    return sendPage(reply, language, 200, { title: m.unsubscribe.title, paragraphs, form })
  })

  app.post<ByToken>(address, async (request, reply) => {
    const id = await readToken(service, request, 'link')
    if (!id) return sendMessage(reply, language, 410, m.deadLink)
    const mails = await store.transaction(async (db) => {
      const signUp = await findById(db, id)
      return signUp ? withdraw(db, signUp, now()) : []
    })
    await store.checkpoint() // what is in the way of it now is gone at the next hour's
    await deleteFromOutbox(environment.mail.outbox, mails)
    queue.wake() // a notice to the owner may be written anew without this person
    return sendMessage(reply, language, 200, m.unsubscribed)
  })
}

async function readToken({ secret }: Service, { params }: Request, purpose: 'confirm' | 'link') {
  return readSigned(await secret(), purpose, params.token)
}

function sendMessage(reply: FastifyReply, language: Language, status: number, m: { title: string; text: string }) {
  return sendPage(reply, language, status, { title: m.title, paragraphs: [m.text] })
}

function sendPage(reply: FastifyReply, language: Language, status: number, page: Omit<AnswerPage, 'language'>) {
  return sendAnswer(reply, status, { language, ...page })
}
