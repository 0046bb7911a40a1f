import type { PageSettings } from './settings.ts'
import { listForms } from './sign-up/form-settings.ts'

export type SecurityHeaders = ReturnType<typeof createSecurityHeaders>

/** CSP hashes of the pages' inline scripts and styles. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

type Served = Pick<PageSettings, 'signUpForms' | 'videoEmbed' | 'tls'> & { isPreview: boolean }

const HSTS = 'max-age=31536000; includeSubDomains'

/** The header of responses that search engines must not index. */
export const NOINDEX_HEADER = { 'x-robots-tag': 'noindex' }

/**
 * The Content-Security-Policy of files, which may be opened directly or run as a worker; an SVG contains its own styles
 * and fonts. This policy is a kilobyte shorter than that of pages.
 */
const filePolicy = [
  "default-src 'none';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self';font-src data:",
  "media-src 'self';connect-src 'self';frame-ancestors 'none'",
].join(';')

/**
 * The security headers: only same-origin scripts, styles, images and film; an external player, if one is set, in a
 * frame.
 */
export function createSecurityHeaders(hashes: InlineHashes, served: Served) {
  const common = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ...(served.isPreview && NOINDEX_HEADER),
    ...(served.tls && { 'strict-transport-security': HSTS }),
  }
  return {
    ofPages: {
      'content-security-policy': composePagePolicy(hashes, served),
      'cross-origin-opener-policy': 'same-origin',
      ...common,
    },
    ofFiles: { 'content-security-policy': filePolicy, ...common },
  }
}

function composePagePolicy({ scripts, styles }: InlineHashes, served: Served): string {
  const own = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
  return [
    "default-src 'none'",
    `script-src ${own(scripts)}`,
    "worker-src 'self'", // the service worker of “Save for the forest”
    `style-src ${own(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'", // the film and its captions
    `frame-src ${served.videoEmbed ? new URL(served.videoEmbed).origin : "'none'"}`,
    `form-action ${formTargets(served)}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join(';')
}

/** The origins of `form-action`: this site, the mailing services in the settings, and their redirect targets. */
function formTargets({ signUpForms }: Served): string {
  const targets = listForms(signUpForms).flatMap(({ action, redirects }) => [
    ...(action.startsWith('/') ? [] : [new URL(action).origin]),
    ...redirects,
  ])
  return ["'self'", ...new Set(targets)].join(' ')
}
