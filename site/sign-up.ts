export type SignUpKind = 'newsletter' | 'demo' | 'trial'

export const signUpKinds: readonly SignUpKind[] = ['newsletter', 'demo', 'trial']

/**
 * Where the sign-up forms go. “embedded” is this site's own service; see docs/sign-up.md for the mailing services.
 * The names are those of the environment variables, which win over what stands here.
 */
export const signUpSettings: Readonly<Record<string, string>> = {
  SIGN_UP_PROVIDER: 'embedded',
}

/**
 * Newsletter consent is required; a demo or trial request goes through without it, because consent must be free.
 */
export const consentRequired: Readonly<Record<SignUpKind, boolean>> = { newsletter: true, demo: false, trial: false }
