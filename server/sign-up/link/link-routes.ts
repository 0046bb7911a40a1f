import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languages } from '../../../content/languages.ts'
import { serviceMessages } from '../../../content/messages/service.ts'
import { localPath } from '../../../content/paths.ts'
import { type AnswerPage, answerButton, type Html, sendAnswer } from '../answer-page.ts'
import { displayAddress, readEmailAddress } from '../form/email-address.ts'
import { deleteFromOutbox } from '../mail/delivery.ts'
import type { Service } from '../service.ts'
import { confirm, findById, forbid, OWNER, type SignUp, withdraw } from '../store/sign-ups.ts'
import { readSigned } from './secret.ts'

type Request = FastifyRequest<{ Params: { token: string } }>

/**
 * The links of the mails. Opening one changes nothing, because mail scanners open links; the page's button does, and
 * for unsubscribing also the mail program's own (RFC 8058), which posts to the same address without a page.
 */
export function linkRoutes(app: FastifyInstance, service: Service): void {
  for (const language of languages) {
    const answers = new LinkAnswers(service, language)
    const confirming = localPath('/subscribe/confirm/:token', language)
    const leaving = localPath('/subscribe/unsubscribe/:token', language)
    app.get<{ Params: { token: string } }>(confirming, (request, reply) => answers.askToConfirm(request, reply))
    app.post<{ Params: { token: string } }>(confirming, (request, reply) => answers.confirm(request, reply))
    app.get<{ Params: { token: string } }>(leaving, (request, reply) => answers.askToLeave(request, reply))
    app.post<{ Params: { token: string } }>(leaving, (request, reply) => answers.leave(request, reply))
  }
}

class LinkAnswers {
  readonly #service: Service
  readonly #language: Language

  constructor(service: Service, language: Language) {
    this.#service = service
    this.#language = language
  }

  async askToConfirm(request: Request, reply: FastifyReply): Promise<FastifyReply> {
    const signUp = await this.#find(request)
    if (!signUp) return this.#dead(reply)
    if (signUp.state === 'confirmed') return this.#welcome(reply, signUp)
    const m = this.#messages.confirm
    return this.#send(reply, 200, {
      title: m.title,
      paragraphs: [m.text(displayAddress(signUp.address)), m.notYou],
      form: this.#button(request, m.button),
    })
  }

  async confirm(request: Request, reply: FastifyReply): Promise<FastifyReply> {
    const id = await this.#readToken(request)
    const { store, now } = this.#service
    const signUp = id ? await store.transaction((db) => confirm(db, id, now())) : null
    return signUp ? this.#welcome(reply, signUp) : this.#dead(reply)
  }

  async askToLeave(request: Request, reply: FastifyReply): Promise<FastifyReply> {
    const id = await this.#readToken(request)
    if (id === OWNER) {
      const m = this.#messages.mute
      const form = this.#button(request, m.button)
      return this.#send(reply, 200, { title: m.title, paragraphs: [m.text], form })
    }
    const signUp = await this.#find(request)
    if (!signUp) return id ? this.#left(reply) : this.#dead(reply)
    const m = this.#messages.unsubscribe
    return this.#send(reply, 200, {
      title: m.title,
      paragraphs: [m.text(displayAddress(signUp.address))],
      form: this.#button(request, m.button),
    })
  }

  async leave(request: Request, reply: FastifyReply): Promise<FastifyReply> {
    const { environment, now, store } = this.#service
    const id = await this.#readToken(request)
    if (!id) return this.#dead(reply)
    if (id === OWNER) {
      const owner = readEmailAddress(environment.mail.owner)
      if (typeof owner !== 'string') await store.transaction((db) => forbid(db, OWNER, owner.key, now()))
      return this.#say(reply, 200, this.#messages.muted)
    }
    const mails = await store.transaction(async (db) => {
      const signUp = await findById(db, id)
      return signUp ? withdraw(db, signUp, now()) : []
    })
    await store.tidy() // what is in the way of it now is gone at the next hour's
    await deleteFromOutbox(environment.mail.outbox, mails)
    return this.#left(reply)
  }

  get #messages() {
    return serviceMessages[this.#language]
  }

  async #readToken({ params }: Request): Promise<string | null> {
    return readSigned(await this.#service.secret(), 'link', params.token)
  }

  async #find(request: Request): Promise<SignUp | null> {
    const id = await this.#readToken(request)
    return id ? this.#service.store.read((db) => findById(db, id)) : null
  }

  #button(request: Request, label: string): Html {
    return answerButton(request, this.#language, label)
  }

  #welcome(reply: FastifyReply, signUp: SignUp): FastifyReply {
    const m = this.#messages.confirmed
    return this.#send(reply, 200, { title: m.title, paragraphs: [m.text(displayAddress(signUp.address)), m.more] })
  }

  #left(reply: FastifyReply): FastifyReply {
    return this.#say(reply, 200, this.#messages.unsubscribed)
  }

  #dead(reply: FastifyReply): FastifyReply {
    return this.#say(reply, 410, this.#messages.deadLink)
  }

  #say(reply: FastifyReply, status: number, { title, text }: { title: string; text: string }): FastifyReply {
    return this.#send(reply, status, { title, paragraphs: [text] })
  }

  #send(reply: FastifyReply, status: number, page: Omit<AnswerPage, 'language'>): FastifyReply {
    return sendAnswer(reply, status, { language: this.#language, ...page })
  }
}
