/**
 * The facts of the site that are not sentences: brand, contacts, outbound links, versions, forms.
 * A value marked `sample` still has to be replaced by the owner; `npm run content` lists them.
 * An empty outbound address hides what would link to it.
 */
export const site = {
  product: 'Kronvy',
  company: 'Kronvy',
  organisationNumber: '000000-0000', // sample
  postalAddress: 'Skogsvägen 1, 000 00 Exempelby', // sample
  email: 'support@kronvy.example', // sample
  phone: '+46 8 465 004 00', // sample
  developer: { name: 'Kronvy', href: 'https://developer.kronvy.example/' }, // sample
  network: { name: 'LinkedIn', href: 'https://network.kronvy.example/' }, // sample
  iosApp: 'https://appstore.kronvy.example/', // sample
  android: {
    href: 'https://download.kronvy.example/kronvy-pilot-5.1.403.apk', // sample
    version: '5.1',
    build: '5.1.403',
  },
  apiRepository: 'https://repository.kronvy.example/api', // sample
  pressRelease: 'https://press.kronvy.example/', // sample
  video: {
    /** The address that is put into the frame when the visitor asks for the film. */
    embed: 'https://video.kronvy.example/embed/film', // sample
    /** Published date and length are for search engines; leave empty what is unknown. */
    uploaded: '2026-11-21', // sample
  },
} as const

/** Scheme and number as a telephone link wants them. */
export const phoneHref = site.phone.replace(/[^+\d]/g, '')

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
 * Newsletter consent is required; a demo or trial request goes through without it, because consent must be free
 * (specification §5).
 */
export const consentRequired: Readonly<Record<SignUpKind, boolean>> = { newsletter: true, demo: false, trial: false }
