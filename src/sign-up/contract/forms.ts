import type { Language } from '../../../site/languages.ts'
import type { SignUpKind } from '../../../site/sign-up.ts'

/** The target and the field names of a form, as the page renders it and the browser posts it. */
export type FormTarget = {
  /** `embedded` for the site's own service, else the name of a mailing service. */
  provider: string
  /** The display name of the mailing service; empty for the site's own service. */
  service: string
  /** The `action` attribute: a path of this site for the embedded service, else a URL. */
  action: string
  method: 'post' | 'get'
  emailField: string
  /** The name of the question field; empty when the form has none. */
  questionField: string
  consent: { name: string; value: string; required: boolean }
  tag: { name: string; value: string }
  /** The name of the honeypot: a hidden field that only bots fill in. */
  antiBotField: string
  /** Further hidden fields that a mailing service requires. */
  extra: Readonly<Record<string, string>>
  /** Origins that the service redirects to, which `form-action` of the Content-Security-Policy must allow. */
  redirects: readonly string[]
}

export type FormTargets = Readonly<Record<Language, Readonly<Record<SignUpKind, FormTarget>>>>
