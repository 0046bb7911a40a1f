import type { SignUpKind } from '../../../site/sign-up.ts'
import type { ConsentWording } from './consent.ts'

/**
 * The response pages in one language, prerendered by the build and filled in by the server. Variants that differ in
 * more than text are templates of their own; values that the server inserts are slots.
 */
export type ResponseTemplates = {
  page: string
  /** A form that consists of one button. */
  button: string
  /** The forms, each with its consent checkbox unticked (`plain`) and ticked (`consented`). */
  forms: Record<SignUpKind, Record<'plain' | 'consented', string>>
  /** The consent texts in the forms of this build, which visitors see even if the running server has others. */
  wordings: Record<SignUpKind, ConsentWording>
}

/** Validation errors of a form, as sentences for the visitor. */
export type FormErrors = { email?: string; question?: string; consent?: string }

/** The names of the slots in the templates. */
type PageSlot = 'kind' | 'ok' | 'title' | 'text' | 'form' | 'hash'
type FormSlot = 'action' | 'button' | 'email' | 'question' | 'token' | `${keyof FormErrors}${'Fault' | 'Invalid'}`
export type SlotName = PageSlot | FormSlot

/** The marker of a slot in a template, which the server replaces with a value. */
export function slotMarker(name: SlotName): string {
  return `{{${name}}}`
}
