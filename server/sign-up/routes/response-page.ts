import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../../site/languages.ts'
import type { SignUpKind } from '../../../site/sign-up.ts'
import type { FormErrors, SlotName } from '../../../src/sign-up/contract/response-templates.ts'
import { escapeHtml } from '../../html.ts'

/** HTML that is inserted without escaping; all other values are escaped. */
export type TrustedHtml = { html: string }

export type ResponsePageContent = {
  language: Language
  title: string
  paragraphs: readonly string[]
  form?: TrustedHtml
  /** The form that this page responds to, and whether it succeeded; a script reports this to the tab with the form. */
  outcome?: { kind: SignUpKind; isOk: boolean }
}

/** The values that a visitor submitted. */
export type FormValues = { email: string; question: string; hasConsented: boolean }

type Form = {
  kind: SignUpKind
  language: Language
  typed: FormValues
  token: string
  faults: FormErrors
  button: string
}

/** Sends a response page of the sign-up service. */
export function sendResponsePage(reply: FastifyReply, status: number, page: ResponsePageContent): FastifyReply {
  const { language, title, paragraphs, form, outcome } = page
  const text = { html: paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('') }
  const kind = outcome?.kind ?? ''
  const told = { kind, ok: outcome ? String(outcome.isOk) : '', hash: kind && `#${kind}` }
  const { templates } = reply.request.build
  const html = fillSlots(templates[language].page, { title, text, form, ...told })
  return reply.code(status).type('text/html; charset=utf-8').send(html)
}

/** The form with the submitted values and error messages. */
export function renderForm(
  request: FastifyRequest,
  { kind, language, typed, token, faults, button }: Form,
): TrustedHtml {
  const { plain, consented } = request.build.templates[language].forms[kind]
  const { email, question, hasConsented } = typed
  const found = Object.entries(faults).flatMap(([field, text]) => [
    [`${field}Fault`, text],
    [`${field}Invalid`, 'true'],
  ])
  return {
    html: fillSlots(hasConsented ? consented : plain, { email, question, token, button, ...Object.fromEntries(found) }),
  }
}

/** A form with a single button that posts to the current address. */
export function renderButton({ build, url: action }: FastifyRequest, language: Language, button: string): TrustedHtml {
  return { html: fillSlots(build.templates[language].button, { action, button }) }
}

/** Fills the slots of a prerendered template; slots without a value become empty. */
function fillSlots(template: string, values: Partial<Record<SlotName, string | TrustedHtml | undefined>>): string {
  const known: Readonly<Record<string, string | TrustedHtml | undefined>> = values
  return template.replace(/\{\{(\w+)\}\}/g, (_, name) => {
    const value = known[name] ?? ''
    return typeof value === 'string' ? escapeHtml(value) : value.html
  })
}
