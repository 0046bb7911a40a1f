import type { SignUpKind } from '../../../site/sign-up.ts'
import type { Wording } from './consent.ts'

/**
 * The prerendered pages of the sign-up service in one language, as the build writes them and the server fills them in.
 * What differs in more than words is prerendered in each of its forms; what is only known later is a slot.
 */
export type ResponseTemplates = {
  page: string
  /** One button that does what the page says. */
  button: string
  /** Each form of the site, with its box empty and ticked. */
  forms: Record<SignUpKind, Record<'plain' | 'consented', string>>
  /** What the forms of this build ask consent for: what visitors see, whatever the words of the running program are. */
  wordings: Record<SignUpKind, Wording>
}

/** What is wrong with a form, as sentences for the visitor. */
export type FormErrors = { email?: string; question?: string; consent?: string }

/** What the server writes into a page, and into a form or a button on it. */
type PageSlot = 'kind' | 'ok' | 'title' | 'text' | 'form' | 'hash'
type FormSlot = 'action' | 'button' | 'email' | 'question' | 'token' | `${keyof FormErrors}${'Fault' | 'Invalid'}`
export type Slot = PageSlot | FormSlot

/** The place in a prerendered page where the server writes something. */
export function slot(name: Slot): string {
  return `{{${name}}}`
}
