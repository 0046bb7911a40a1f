import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languages } from '../../../content/languages.ts'
import { messages } from '../../../content/messages/messages.ts'
import { serviceMessages } from '../../../content/messages/service.ts'
import { localPath, paths } from '../../../content/paths.ts'
import { type SignUpKind, signUpKinds } from '../../../content/site.ts'
import type { Faults } from '../../../src/sign-up/contract/answer-frames.ts'
import { cleanQuestion, LONGEST_QUESTION } from '../../../src/sign-up/contract/question.ts'
import { onceAMinute } from '../../log.ts'
import { displayAddress, readEmailAddress } from '../email-address.ts'
import { submit } from '../people/sign-ups.ts'
import { findWording } from '../people/wordings.ts'
import type { Service } from '../service.ts'
import { type AnswerPage, answerForm, type Html, sendAnswer, type Typed } from './answer-page.ts'
import { isFormToken, MIN_FILL_MS, makeFormToken } from './form-token.ts'
import { isFromThisSite, networkKey, visitorKey } from './visitor.ts'

/** More than a busy office needs and less than a program wants. Only forms that could be saved count. */
const LIMITS = { timeWindow: '10 minutes', perVisitor: 20, perNetwork: 100 }

/** Where a form is answered; a limit says how many seconds are left, or nothing. */
type Limit = (request: FastifyRequest) => Promise<number | null>

const ANSWER_STEP_MS = 30

/** The forms: `POST /subscribe/newsletter` and its like in both languages (specification §7). */
export function formRoutes(app: FastifyInstance, service: Service): void {
  const warn = onceAMinute((error: string) => service.log.error(`A form could not be saved: ${error}`))
  const limit = formLimit(app)
  const noteProxy = noteUntrustedProxy(service)

  app.get('/subscribe/token', async (request, reply) => {
    noteProxy(request)
    const token = makeFormToken(await service.secret(), service.now())
    return reply.type('text/plain').send(token)
  })

  for (const language of languages) {
    for (const kind of signUpKinds) {
      const path = localPath(`/subscribe/${kind}`, language)
      const backToForm = (reply: FastifyReply) => reply.redirect(`${localPath(paths.signUp, language)}#${kind}`, 303)
      app.get(path, (_request, reply) => backToForm(reply))
      if (service.environment.signUpForms[language][kind].provider !== 'embedded') {
        app.post(path, (_request, reply) => backToForm(reply))
        continue
      }
      app.post(path, async (request, reply) => {
        const form = new PostedForm(service, request, reply, kind, language)
        try {
          return isFormEncoded(request) ? await form.take(limit) : form.unreadable()
        } catch (error) {
          warn(String(error))
          return await form.failed()
        }
      })
    }
  }
}

function formLimit(app: FastifyInstance): Limit {
  const { timeWindow, perVisitor, perNetwork } = LIMITS
  const limits = [
    app.createRateLimit({ max: perVisitor, timeWindow, keyGenerator: ({ ip }) => `visitor ${visitorKey(ip)}` }),
    app.createRateLimit({ max: perNetwork, timeWindow, keyGenerator: ({ ip }) => `network ${networkKey(ip)}` }),
  ]
  return async (request) => {
    for (const limit of limits) {
      const state = await limit(request)
      if (!state.isAllowed && state.isExceeded) return state.ttlInSeconds
    }
    return null
  }
}

/** Says once that all visitors count as one, because a proxy stands in front that the settings do not name. */
function noteUntrustedProxy({ environment, log }: Service): (request: FastifyRequest) => void {
  let isSaid = environment.trustedProxies > 0
  return ({ headers }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return
    isSaid = true
    log.warn('A request says that it comes through a proxy, and TRUSTED_PROXIES is 0: all visitors count as one.')
  }
}

/** One form that was sent, and the answers that it may get. */
class PostedForm {
  readonly #service: Service
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #kind: SignUpKind
  readonly #language: Language
  readonly #typed: Typed
  #token = ''
  readonly #began = performance.now()

  constructor(service: Service, request: FastifyRequest, reply: FastifyReply, kind: SignUpKind, language: Language) {
    this.#service = service
    this.#request = request
    this.#reply = reply
    this.#kind = kind
    this.#language = language
    const { emailField, consent, questionField } = this.#settings
    this.#typed = {
      email: this.#field(emailField).slice(0, 320),
      question: questionField ? cleanQuestion(this.#field(questionField)) : '',
      hasConsented: this.#field(consent.name) !== '',
    }
  }

  async take(limit: Limit): Promise<FastifyReply> {
    const { environment, now, queue, store } = this.#service
    const m = serviceMessages[this.#language]
    const isInTime = await this.#checkToken()
    if (!isFromThisSite(this.#request, environment.publicAddress)) {
      return this.#again(403, m.refused.title, [m.refused.text])
    }
    const email = readEmailAddress(this.#typed.email)
    const faults = this.#findFaults(email)
    if (typeof email === 'string' || faults.consent || faults.question)
      return this.#again(400, m.faults.title, [m.faults.text], faults)
    if (!isInTime || this.#field(this.#settings.antiBotField) !== '') return this.#pressOnce()
    const seconds = await limit(this.#request)
    if (seconds !== null) return this.#tooMany(seconds)

    const isTaken = await store.transaction(async (db) => {
      const shown = { version: this.#field('wording'), list: this.#kind, language: this.#language }
      const wording = await findWording(db, { ...shown, answers: this.#request.build.answers }, now())
      if (!wording) return false
      const { hasConsented: consented, question } = this.#typed
      await submit(db, { list: this.#kind, email, language: this.#language, consented, question, wording }, now())
      return true
    })
    if (!isTaken) return this.#pressOnce()
    await untilNextStep(this.#began)
    // How long sending takes must not show in the answer: mail is looked after when the answer has left. A visitor who
    // has left by now gets none, and nothing would be closed any more.
    if (this.#reply.raw.closed) queue.wake()
    else this.#reply.raw.once('close', () => queue.wake())
    const said = m.received[this.#kind]
    return this.#send(200, {
      title: said.title,
      paragraphs: [said.text(displayAddress(email.address)), said.more, m.closeTab],
      outcome: { kind: this.#kind, isOk: true },
    })
  }

  /** Whatever went wrong, the visitor loses nothing and knows whom to ask. */
  async failed(): Promise<FastifyReply> {
    const m = serviceMessages[this.#language].failed
    this.#reply.header('retry-after', 60)
    return this.#again(503, m.title, [m.text])
  }

  unreadable(): FastifyReply {
    const m = serviceMessages[this.#language].unreadable
    return this.#send(415, { title: m.title, paragraphs: [m.text] })
  }

  #tooMany(seconds: number): FastifyReply {
    const m = serviceMessages[this.#language].tooMany
    this.#reply.header('retry-after', seconds)
    return this.#again(429, m.title, [m.text(Math.max(1, Math.ceil(seconds / 60)))])
  }

  get #settings() {
    return this.#service.environment.signUpForms[this.#language][this.#kind]
  }

  /**
   * Keeps the visitor's token, or makes one for the form on the answer, which is good at once: to press its button is
   * the second step that programs do not take. Gives whether the visitor's was good.
   */
  async #checkToken(): Promise<boolean> {
    const secret = await this.#service.secret()
    const given = this.#field('token')
    const isGood = isFormToken(secret, given, this.#service.now())
    this.#token = isGood ? given : makeFormToken(secret, this.#service.now() - MIN_FILL_MS)
    return isGood
  }

  #findFaults(email: ReturnType<typeof readEmailAddress>): Faults {
    const m = messages[this.#language].signUp
    const faults: Faults = {}
    if (email === 'missing') faults.email = m.emailMissing
    if (email === 'invalid') faults.email = m.emailInvalid
    if (email === 'foreign') faults.email = m.emailForeign
    if (this.#typed.question.length > LONGEST_QUESTION) faults.question = m.questionTooLong
    if (this.#settings.consent.required && !this.#typed.hasConsented) faults.consent = m.consentMissing
    return faults
  }

  /** For a form that came without scripts, or so fast that a program may have sent it. */
  #pressOnce(): FastifyReply {
    const m = serviceMessages[this.#language].pressOnce
    return this.#send(428, { title: m.title, paragraphs: [m.text], form: this.#form({}) })
  }

  #again(status: number, title: string, paragraphs: string[], faults?: Faults): FastifyReply {
    const button = faults ? undefined : serviceMessages[this.#language].tryAgain
    const form = this.#form(faults ?? {}, button)
    return this.#send(status, { title, paragraphs, form, outcome: { kind: this.#kind, isOk: false } })
  }

  #form(faults: Faults, button = messages[this.#language].signUp[this.#kind].submit): Html {
    const asked = { kind: this.#kind, language: this.#language, typed: this.#typed, token: this.#token }
    return answerForm(this.#request, { ...asked, faults, button })
  }

  #send(status: number, page: Omit<AnswerPage, 'language'>): FastifyReply {
    return sendAnswer(this.#reply, status, { language: this.#language, ...page })
  }

  /** A field of the form; nothing when it is missing or was sent several times. */
  #field(name: string): string {
    const { body } = this.#request
    if (typeof body !== 'object' || body === null) return ''
    const value = Object.entries(body).find(([key]) => key === name)?.[1]
    return typeof value === 'string' ? value : ''
  }
}

/** Answers leave in steps longer than saving takes: the time says nothing about what was there. */
function untilNextStep(began: number): Promise<void> {
  return pause(ANSWER_STEP_MS - ((performance.now() - began) % ANSWER_STEP_MS))
}

function isFormEncoded({ headers }: FastifyRequest): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers['content-type'] ?? '')
}
