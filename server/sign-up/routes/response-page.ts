import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '../../../site/languages.ts'
import type { SignUpKind } from '../../../site/sign-up.ts'
import type { FormErrors, Slot } from '../../../src/sign-up/contract/response-templates.ts'
import { escapeHtml } from '../../html.ts'

/** Something that is HTML already; everything else is escaped. */
export type TrustedHtml = { html: string }

export type ResponsePageContent = {
  language: Language
  title: string
  paragraphs: readonly string[]
  form?: TrustedHtml
  /** Which form of the site this answers, and how it went; told to the page that is open in the other tab. */
  outcome?: { kind: SignUpKind; isOk: boolean }
}

/** What a visitor typed into a form. */
export type FormValues = { email: string; question: string; hasConsented: boolean }

type Form = {
  kind: SignUpKind
  language: Language
  typed: FormValues
  token: string
  faults: FormErrors
  button: string
}

/** Answers with a page of the service. */
export function sendPage(reply: FastifyReply, status: number, page: ResponsePageContent): FastifyReply {
  const { language, title, paragraphs, form, outcome } = page
  const text = { html: paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('') }
  const kind = outcome?.kind ?? ''
  const told = { kind, ok: outcome ? String(outcome.isOk) : '', hash: kind && `#${kind}` }
  const { templates } = reply.request.build
  const html = fill(templates[language].page, { title, text, form, ...told })
  return reply.code(status).type('text/html; charset=utf-8').send(html)
}

/** The visitor's form again, with all that was typed. */
export function fillForm(request: FastifyRequest, { kind, language, typed, token, faults, button }: Form): TrustedHtml {
  const { plain, consented } = request.build.templates[language].forms[kind]
  const { email, question, hasConsented } = typed
  const found = Object.entries(faults).flatMap(([field, text]) => [
    [`${field}Fault`, text],
    [`${field}Invalid`, 'true'],
  ])
  return {
    html: fill(hasConsented ? consented : plain, { email, question, token, button, ...Object.fromEntries(found) }),
  }
}

/** One button that posts to an address. */
export function fillButton({ build, url: action }: FastifyRequest, language: Language, button: string): TrustedHtml {
  return { html: fill(build.templates[language].button, { action, button }) }
}

/** A prerendered text with its slots filled; a slot without a value is left empty. */
function fill(template: string, values: Partial<Record<Slot, string | TrustedHtml | undefined>>): string {
  const known: Readonly<Record<string, string | TrustedHtml | undefined>> = values
  return template.replace(/\{\{(\w+)\}\}/g, (_, name) => {
    const value = known[name] ?? ''
    return typeof value === 'string' ? escapeHtml(value) : value.html
  })
}
