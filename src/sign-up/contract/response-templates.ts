import type { SignUpKind } from '../../../site/sign-up.ts'
import type { ConsentWording } from './consent.ts'

/**
 * The prerendered response pages in one language, written by the build and filled in by the server. Each variant that
 * differs in more than text is prerendered; values that are known later are slots.
 */
export type ResponseTemplates = {
  page: string
  /** A form with one button. */
  button: string
  /** Each form of the site, with its checkbox empty and ticked. */
  forms: Record<SignUpKind, Record<'plain' | 'consented', string>>
  /** The consent texts in the forms of this build, which visitors see even if the running server has others. */
  wordings: Record<SignUpKind, ConsentWording>
}

/** Validation errors of a form, as sentences for the visitor. */
export type FormErrors = { email?: string; question?: string; consent?: string }

/** The names of the slots of a page, a form or a button. */
type PageSlot = 'kind' | 'ok' | 'title' | 'text' | 'form' | 'hash'
type FormSlot = 'action' | 'button' | 'email' | 'question' | 'token' | `${keyof FormErrors}${'Fault' | 'Invalid'}`
export type SlotName = PageSlot | FormSlot

/** The marker in a template that the server replaces. */
export function slotMarker(name: SlotName): string {
  return `{{${name}}}`
}
