import type { PageSettings } from './settings.ts'
import { allForms } from './sign-up/form-settings.ts'

type Headers = Readonly<Record<string, string>>
export type Security = { ofPages: Headers; ofFiles: Headers; ofShared: Headers }

/** Hashes of the pages' inline scripts and styles. */
export type Hashes = { scripts: readonly string[]; styles: readonly string[] }

type Served = Pick<PageSettings, 'signUpForms' | 'videoEmbed'> & { tls: boolean }

/** Who may show a file in a page of theirs: we alone, but for the pictures that stand for a page where it is shared. */
export const RESOURCE_POLICY = 'cross-origin-resource-policy'
export const SHARED = 'static/share/'

export const HSTS = 'max-age=31536000; includeSubDomains'
const NONE = ["'none'"]
const OWN = ["'self'"]

/**
 * What the policy of a file must allow, which may be opened by itself or be a worker: a page's costs a kilobyte more. A
 * drawing has its style and its letters in itself.
 */
const filePolicy = policy({
  'default-src': NONE,
  'script-src': OWN,
  'style-src': [...OWN, "'unsafe-inline'"],
  'img-src': OWN,
  'font-src': ['data:'],
  'media-src': OWN,
  'connect-src': OWN,
  'frame-ancestors': NONE,
})

/** Strict headers: only our own scripts, styles, pictures and film; an outside player, if one is set, in a frame. */
export function securityHeaders(hashes: Hashes, served: Served): Security {
  const shownBy = (whom: 'same-origin' | 'cross-origin') => ({
    [RESOURCE_POLICY]: whom,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...(served.tls && { 'strict-transport-security': HSTS }),
  })
  return {
    ofPages: {
      'content-security-policy': pagePolicy(hashes, served),
      'cross-origin-opener-policy': 'same-origin',
      ...shownBy('same-origin'),
    },
    ofFiles: { 'content-security-policy': filePolicy, ...shownBy('same-origin') },
    ofShared: { 'content-security-policy': filePolicy, ...shownBy('cross-origin') },
  }
}

function pagePolicy(hashes: Hashes, served: Served): string {
  return policy({
    'default-src': NONE,
    'script-src': [...OWN, ...hashes.scripts.map(quote)],
    'worker-src': OWN, // that of “Save for the forest”
    'style-src': [...OWN, ...hashes.styles.map(quote)],
    'img-src': [...OWN, 'data:'],
    'font-src': OWN,
    'connect-src': OWN,
    'manifest-src': OWN,
    'media-src': OWN, // the film and its captions
    'frame-src': served.videoEmbed ? originsOf([served.videoEmbed]) : NONE,
    'form-action': formTargets(served),
    'frame-ancestors': NONE,
    'base-uri': NONE,
    'object-src': NONE,
  })
}

const quote = (hash: string) => `'${hash}'`

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';')
}

/** Where forms may be sent: here, to the mailing services of the settings, and where those forward to. */
function formTargets({ signUpForms }: Served): string[] {
  const forms = allForms(signUpForms)
  return [...OWN, ...originsOf(forms.map(({ action }) => action)), ...new Set(forms.flatMap((form) => form.redirects))]
}

/** The origins of outside addresses; a path of this site is its own. */
function originsOf(addresses: readonly string[]): string[] {
  const outside = addresses.filter((address) => /^https?:/.test(address))
  return [...new Set(outside.map((address) => new URL(address).origin))]
}
