import { readFile } from 'node:fs/promises'
import path from 'node:path'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { allForms } from '../src/sign-up/contract/forms.ts'
import type { Environment } from './settings.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Strict headers for every answer: only our own scripts, styles, pictures and film; an outside player, if one is set, in a frame. */
export async function securityHeaders(app: FastifyInstance, environment: Environment): Promise<void> {
  const hashes = await readHashes(environment)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", `'${hashes.script}'`],
        workerSrc: ["'self'"], // the search runs in one
        styleSrc: ["'self'", ...hashes.styles.map((hash) => `'${hash}'`)],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'"], // the film and its captions
        frameSrc: environment.videoEmbed ? originsOf([environment.videoEmbed]) : ["'none'"],
        formAction: formTargets(environment),
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: environment.tls ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false, // an outside player of the film would need to opt in
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header(
      'permissions-policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    )
  })
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

/** The hashes of the pages' inline script and styles, which the build has written. */
async function readHashes({ builtFolder }: Environment): Promise<{ script: string; styles: string[] }> {
  return JSON.parse(await readFile(path.join(builtFolder, 'inline-hashes.json'), 'utf8'))
}
