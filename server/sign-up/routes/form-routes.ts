import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '../../../generated/messages/interface.ts'
import { serviceMessages } from '../../../generated/messages/service.ts'
import { type Language, languages } from '../../../site/languages.ts'
import { localPath, paths } from '../../../site/paths.ts'
import { type SignUpKind, signUpKinds } from '../../../site/sign-up.ts'
import { joinQuestions, MAX_QUESTION_LENGTH } from '../../../src/sign-up/contract/question.ts'
import type { FormErrors } from '../../../src/sign-up/contract/response-templates.ts'
import { throttlePerMinute } from '../../log.ts'
import { displayEmail, type EmailAddress, type EmailFault, parseEmailAddress } from '../email-address.ts'
import { storeSubmission } from '../people/sign-ups.ts'
import type { SignUpService } from '../service.ts'
import { createFormToken, isValidFormToken, MIN_FILL_TIME_MS } from './form-token.ts'
import { type FormValues, renderForm, sendResponsePage } from './response-page.ts'
import { isSameSiteRequest, networkRateLimitKey, visitorRateLimitKey } from './visitor.ts'

/** Rate limits, high enough for an office behind one IP address; only complete forms count. */
const RATE_LIMITS = { timeWindow: '10 minutes', perVisitor: 20, perNetwork: 100 }

/** Returns the seconds that a visitor must wait, or null below the limit. */
type Limit = (request: FastifyRequest) => Promise<number | null>

/** Responses are delayed to multiples of this time, longer than saving takes, so that timing reveals nothing. */
const ANSWER_STEP_MS = 30

/** The status for a form that has to be confirmed: sent without scripts, or as fast as a bot. */
const PRESS_ONCE = 428

/** The routes of the forms, such as `POST /subscribe/newsletter`, in all languages. */
export function registerFormRoutes(app: FastifyInstance, service: SignUpService): void {
  const { environment, log } = service
  const limit = formLimit(app)
  const warn = throttlePerMinute((error: string) => log.error(`A form could not be saved: ${error}`))
  let isProxyKnown = environment.trustedProxies > 0

  app.get('/subscribe/token', async (request, reply) => {
    if (!isProxyKnown && request.headers['x-forwarded-for'] !== undefined) {
      isProxyKnown = true
      log.warn('A request says that it comes through a proxy, and TRUSTED_PROXIES is 0: all visitors count as one.')
    }
    const token = createFormToken(await service.secret(), service.now())
    return reply.type('text/plain').send(token)
  })

  for (const language of languages) {
    for (const kind of signUpKinds) {
      const path = localPath(`/subscribe/${kind}`, language)
      const backToForm = (_request: FastifyRequest, reply: FastifyReply) =>
        reply.redirect(`${localPath(paths.signUp, language)}#${kind}`, 303)
      app.get(path, backToForm)
      if (environment.signUpForms[language][kind].provider !== 'embedded') app.post(path, backToForm)
      else app.post(path, createFormHandler(service, limit, warn, kind, language))
    }
  }
}

function formLimit(app: FastifyInstance): Limit {
  const { timeWindow, perVisitor, perNetwork } = RATE_LIMITS
  const limits = [
    app.createRateLimit({
      max: perVisitor,
      timeWindow,
      keyGenerator: ({ ip }) => `visitor ${visitorRateLimitKey(ip)}`,
    }),
    app.createRateLimit({
      max: perNetwork,
      timeWindow,
      keyGenerator: ({ ip }) => `network ${networkRateLimitKey(ip)}`,
    }),
  ]
  return async (request) => {
    for (const limit of limits) {
      const state = await limit(request)
      if (!state.isAllowed && state.isExceeded) return state.ttlInSeconds
    }
    return null
  }
}

/** The route handler that stores a form, or renders the form again with the submitted values and errors. */
function createFormHandler(
  { environment, now, queue, secret, store }: SignUpService,
  limit: Limit,
  warn: (error: string) => void,
  kind: SignUpKind,
  language: Language,
) {
  const { antiBotField, consent, emailField, questionField } = environment.signUpForms[language][kind]
  const m = serviceMessages[language]
  const submitButton = messages[language].signUp[kind].submit

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const began = performance.now()
    const typed = {
      email: readField(request, emailField).slice(0, 320),
      question: questionField ? joinQuestions(readAll(request, questionField)) : '',
      hasConsented: readField(request, consent.name) !== '',
    }
    let token = readField(request, 'token')
    const askAgain = (status: number, title: string, text: string, button = m.tryAgain, faults: FormErrors = {}) =>
      sendResponsePage(reply, status, {
        ...{ language, title, paragraphs: [text] },
        form: renderForm(request, { kind, language, typed, token, faults, button }),
        outcome: status === PRESS_ONCE ? undefined : { kind, isOk: false },
      })
    try {
      const isInTime = isValidFormToken(await secret(), token, now())
      // The new token is valid at once, because bots do not press the button on this page.
      if (!isInTime) token = createFormToken(await secret(), now() - MIN_FILL_TIME_MS)
      if (!isSameSiteRequest(request, environment.publicAddress)) return askAgain(403, m.refused.title, m.refused.text)
      const email = parseEmailAddress(typed.email)
      const faults = findFaults(email, typed, consent.required, language)
      if (typeof email === 'string' || faults.consent || faults.question)
        return askAgain(400, m.faults.title, m.faults.text, submitButton, faults)
      const wording = request.build.templates[language].wordings[kind]
      // The page was loaded before the consent text changed, so the visitor has not agreed to the current text.
      if (readField(request, 'wording') !== wording.version) {
        typed.hasConsented = false
        return askAgain(PRESS_ONCE, m.newWords.title, m.newWords.text, submitButton)
      }
      if (!isInTime || readField(request, antiBotField) !== '')
        return askAgain(PRESS_ONCE, m.pressOnce.title, m.pressOnce.text, submitButton)
      const seconds = await limit(request)
      if (seconds !== null) {
        reply.header('retry-after', seconds)
        return askAgain(429, m.tooMany.title, m.tooMany.text({ minutes: Math.max(1, Math.ceil(seconds / 60)) }))
      }
      const { hasConsented: consented, question } = typed
      const submission = { kind, email, language, consented, question, wording }
      await store.transaction((db) => storeSubmission(db, submission, now()))
      await pause(ANSWER_STEP_MS - ((performance.now() - began) % ANSWER_STEP_MS))
      // The mail queue is woken after the response, so that timing reveals nothing. When the client has already
      // disconnected, `close` would never fire.
      if (reply.raw.closed) queue.wake()
      else reply.raw.once('close', () => queue.wake())
      const { title, text, more } = m.received[kind]
      const paragraphs = [text({ visitorEmail: displayEmail(email.address) }), more, m.closeTab]
      // Without a stored copy, Back to this page, the response to a POST, would show the browser's own error page.
      reply.header('cache-control', 'private, no-cache')
      return sendResponsePage(reply, 200, { language, title, paragraphs, outcome: { kind, isOk: true } })
    } catch (error) {
      warn(String(error))
      // On any error the form is shown again with the typed text and contact details.
      reply.header('retry-after', 60)
      return askAgain(503, m.failed.title, m.failed.text)
    }
  }
}

function findFaults(
  email: EmailAddress | EmailFault,
  { question, hasConsented }: FormValues,
  isConsentRequired: boolean,
  language: Language,
): FormErrors {
  const m = messages[language].signUp
  const ofEmail = { missing: m.emailMissing, invalid: m.emailInvalid, foreign: m.emailForeign }
  return {
    ...(typeof email === 'string' && { email: ofEmail[email] }),
    ...(question.length > MAX_QUESTION_LENGTH && { question: m.questionTooLong }),
    ...(isConsentRequired && !hasConsented && { consent: m.consentMissing }),
  }
}

/** The value of a form field; empty unless it was sent exactly once. */
function readField({ body }: FastifyRequest, name: string): string {
  const values = readAll({ body }, name)
  return values.length === 1 ? (values[0] ?? '') : ''
}

/** All values of a form field. */
function readAll({ body }: Pick<FastifyRequest, 'body'>, name: string): string[] {
  return body instanceof URLSearchParams ? body.getAll(name) : []
}
