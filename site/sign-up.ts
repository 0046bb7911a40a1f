export type SignUpKind = 'newsletter' | 'demo' | 'trial'

export const signUpKinds: readonly SignUpKind[] = ['newsletter', 'demo', 'trial']

/**
 * The default settings of the sign-up forms, which environment variables of the same names override. “embedded” is this
 * site's own service; docs/sign-up.md describes the settings for mailing services.
 */
export const defaultSignUpSettings: Readonly<Record<string, string>> = {
  SIGN_UP_PROVIDER: 'embedded',
}

/**
 * Whether a form requires consent to the newsletter. A request for a demo or trial must not depend on it, because
 * consent has to be freely given (GDPR).
 */
export const consentRequired: Readonly<Record<SignUpKind, boolean>> = { newsletter: true, demo: false, trial: false }
