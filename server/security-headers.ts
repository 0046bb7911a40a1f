import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { allForms } from '../src/sign-up/contract/forms.ts'
import type { Environment } from './settings.ts'
import type { Build } from './site/build.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Strict headers for every answer: only our own scripts, styles, pictures and film; an outside player, if one is set, in a frame. */
export async function securityHeaders(app: FastifyInstance, environment: Environment): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false, // it differs with the build that answers: below
    strictTransportSecurity: environment.tls ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false, // an outside player of the film would need to opt in
    xFrameOptions: { action: 'deny' },
  })
  const policies = new WeakMap<Build, string>()
  app.addHook('onSend', async (request, reply) => {
    const policy = policies.get(request.build) ?? policyOf(request.build, environment)
    policies.set(request.build, policy)
    reply.header('content-security-policy', policy)
    reply.header(
      'permissions-policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    )
  })
}

function policyOf({ hashes }: Build, environment: Environment): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'${hashes.script}'`],
    'worker-src': ["'self'"], // the search runs in one
    'style-src': ["'self'", ...hashes.styles.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'media-src': ["'self'"], // the film and its captions
    'frame-src': environment.videoEmbed ? originsOf([environment.videoEmbed]) : ["'none'"],
    'form-action': formTargets(environment),
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';')
}

/** Where forms may be sent: here, to the mailing services of the settings, and where those forward to. */
function formTargets({ signUpForms }: Environment): string[] {
  const forms = allForms(signUpForms)
  return [
    "'self'",
    ...originsOf(forms.map(({ action }) => action)),
    ...new Set(forms.flatMap((form) => form.redirects)),
  ]
}

/** The origins of outside addresses; a path of this site is its own. */
function originsOf(addresses: readonly string[]): string[] {
  const outside = addresses.filter((address) => /^https?:/.test(address))
  return [...new Set(outside.map((address) => new URL(address).origin))]
}
