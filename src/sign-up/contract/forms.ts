import type { Language } from '../../../site/languages.ts'
import type { SignUpKind } from '../../../site/sign-up.ts'

/** One form as the page shows it and the browser posts it. */
export type FormTarget = {
  /** `embedded` for the site's own service, else a mailing service. */
  provider: string
  /** Who receives the form, in words for the visitor; empty for the site's own service. */
  service: string
  /** Where the browser posts; a path of this site is answered by the embedded service. */
  action: string
  method: 'post' | 'get'
  emailField: string
  /** The field for what the visitor would like to know; empty where it is not asked. */
  questionField: string
  consent: { name: string; value: string; required: boolean }
  tag: { name: string; value: string }
  /** A field that people never see and therefore never fill in. */
  antiBotField: string
  /** Further hidden fields that a mailing service asks for. */
  extra: Readonly<Record<string, string>>
  /** Further origins that the service may forward the posted form to. */
  redirects: readonly string[]
}

export type FormTargets = Readonly<Record<Language, Readonly<Record<SignUpKind, FormTarget>>>>
