export type SignUpKind = 'newsletter' | 'demo' | 'trial'

export const signUpKinds: readonly SignUpKind[] = ['newsletter', 'demo', 'trial']

/**
 * The targets of the sign-up forms. “embedded” is this site's own service; see docs/sign-up.md for mailing services.
 * Names are those of the environment variables, which override these values.
 */
export const signUpSettings: Readonly<Record<string, string>> = {
  SIGN_UP_PROVIDER: 'embedded',
}

/** Newsletter consent is required; a demo or trial request is accepted without it, because consent must be free. */
export const consentRequired: Readonly<Record<SignUpKind, boolean>> = { newsletter: true, demo: false, trial: false }
