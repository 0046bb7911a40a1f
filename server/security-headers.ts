import type { FastifyInstance } from 'fastify'
import { allForms } from '../src/sign-up/contract/forms.ts'
import type { Environment } from './settings.ts'
import type { Build } from './site/build.ts'
import { readyAnswers } from './site/ready-answers.ts'

/** Lists of names and values, as Node writes them. */
export type Security = { ofPages: readonly string[]; ofFiles: readonly string[]; ofShared: readonly string[] }

type Served = Pick<Environment, 'tls' | 'signUpForms' | 'videoEmbed'>

/** Who may show a file in a page of theirs: we alone, but for the pictures that stand for a page where it is shared. */
export const RESOURCE_POLICY = 'cross-origin-resource-policy'
export const SHARED = 'static/share/'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const NONE = ["'none'"]
const OWN = ["'self'"]

/** What the policy of a file must allow, which may be opened by itself or be a worker: a page's costs a kilobyte more. */
const filePolicy = policy({
  ...{ 'default-src': NONE, 'script-src': OWN, 'style-src': OWN, 'img-src': OWN, 'media-src': OWN },
  ...{ 'connect-src': OWN, 'frame-ancestors': NONE },
})

/** Strict headers: only our own scripts, styles, pictures and film; an outside player, if one is set, in a frame. */
export function securityHeaders(build: Pick<Build, 'hashes'>, environment: Served): Security {
  const ofAll = [
    ...['x-content-type-options', 'nosniff', 'x-frame-options', 'DENY'],
    ...['referrer-policy', 'strict-origin-when-cross-origin'],
    ...['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
    ...(environment.tls ? ['strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`] : []),
  ]
  const shownBy = (whom: 'same-origin' | 'cross-origin') => [RESOURCE_POLICY, whom, ...ofAll]
  return {
    ofPages: [
      ...['content-security-policy', pagePolicy(build, environment), 'cross-origin-opener-policy', 'same-origin'],
      ...shownBy('same-origin'),
    ],
    ofFiles: ['content-security-policy', filePolicy, ...shownBy('same-origin')],
    ofShared: ['content-security-policy', filePolicy, ...shownBy('cross-origin')],
  }
}

/** The same headers on what the framework answers. */
export function secureAnswers(app: FastifyInstance, environment: Environment): void {
  app.addHook('onRequest', async (request, reply) => {
    const { ofPages } = readyAnswers(request.build, environment).security
    for (let at = 0; at < ofPages.length; at += 2) reply.header(ofPages[at] ?? '', ofPages[at + 1])
  })
}

function pagePolicy({ hashes }: Pick<Build, 'hashes'>, environment: Served): string {
  return policy({
    'default-src': NONE,
    'script-src': [...OWN, ...hashes.scripts.map(quote)],
    'worker-src': OWN, // the search runs in one
    'style-src': [...OWN, ...hashes.styles.map(quote)],
    'img-src': [...OWN, 'data:'],
    'font-src': OWN,
    'connect-src': OWN,
    'manifest-src': OWN,
    'media-src': OWN, // the film and its captions
    'frame-src': environment.videoEmbed ? originsOf([environment.videoEmbed]) : NONE,
    'form-action': formTargets(environment),
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
