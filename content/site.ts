import type { Language } from '../site/languages.ts'

/**
 * The facts of the site that are not sentences: brand, contacts, outbound links, versions, forms.
 * A value marked `sample` still has to be replaced by the owner; `npm run content` lists them. An address at a
 * `.example` domain leads to a dialog that says so. An empty outbound address hides what would link to it.
 */
export const site = {
  product: 'Kronvy',
  /** Whether customers and quotes marked `sample` are shown, with a label that says so; false leaves them out. */
  showsSamples: true,
  /** The site’s own address as the printed manual names it, unless PUBLIC_ADDRESS says it. */
  address: 'https://kronvy.example', // sample
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
    /**
     * Empty: the site plays the film in content/film itself. The address of an outside player: that is put into a frame
     * when the visitor asks for the film. The environment variable VIDEO_EMBED wins over what stands here.
     */
    embed: '',
    /** When the film was published, for search engines. */
    uploaded: '2026-11-26',
    /** The name that the film, its captions and its words show. */
    shows: 'Kronvy',
    /** Of the files in content/film: how long they play, and their codecs, by which a browser chooses. */
    seconds: 49.8,
    types: { webm: 'video/webm; codecs="av01.0.05M.08"', mp4: 'video/mp4; codecs="avc1.640028"' },
  },
} as const satisfies Facts

/** How facts are written, so that their links lead somewhere. */
type Facts = Readonly<Record<string, unknown>> &
  Record<'address' | 'iosApp' | 'apiRepository' | 'pressRelease', '' | `https://${string}.${string}`> &
  Record<'developer' | 'network' | 'android', { href: '' | `https://${string}.${string}`; [fact: string]: string }> & {
    email: `${string}@${string}.${string}`
    phone: `+${number}${string}`
    video: {
      embed: '' | `https://${string}.${string}`
      uploaded: `${number}-${number}-${number}`
      [fact: string]: unknown
    }
  }

/** Scheme and number as a telephone link wants them. */
export const phoneHref = site.phone.replace(/[^+\d]/g, '')

/** Whether an address is a stand-in: nobody can own a domain that ends in `.example` (RFC 2606). */
export function isSampleAddress(address: string): boolean {
  return /^https?:\/\/[^/?#]*\.example\.?(:\d*)?([/?#]|$)/i.test(address)
}

/** Which ways to reach the company are stand-ins; numbers from +46 8 465 004 00 on are reserved for fiction. */
export const isSampleContact = { email: /\.example$/.test(site.email), phone: /^\+468465004/.test(phoneHref) }

/** What stands behind a number or address of the company that is invented, as long as it is; nobody has company number 0. */
export const sampleMark: Readonly<Record<Language, string>> = { en: ' (sample)', sv: ' (exempel)' }

/** The facts of the company that read as samples while they are. */
export const isSampleFact: Readonly<Record<string, boolean>> = {
  phone: isSampleContact.phone,
  organisationNumber: /^[0-]+$/.test(site.organisationNumber),
  postalAddress: /\b000 00\b/.test(site.postalAddress),
}

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
