import type { FastifyInstance } from 'fastify'
import type { Environment } from '../settings.ts'
import { type Build, readBuild, readBuildRecord } from './build.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The build that answers this request, from its beginning to its end. */
    build: Build
  }
}

/** How often a new build is looked for. */
const POLL_MS = 500
/** The longest pause after a build that is not whole: a copy may take a while, and reading it all costs a second of work. */
const LONGEST_PAUSE_MS = 30_000

/** Gives every request the build that is in place, and changes to the next one when it is there as a whole. */
export async function serveBuilds(app: FastifyInstance, environment: Environment): Promise<() => Build> {
  const { log } = app
  let current = await readBuild(environment)
  const { program } = current
  if (current.wrongFile) {
    log.error(
      `THE BUILD IS NOT WHOLE: ${current.wrongFile} is not the file that was built. It is served all the same, and pages may lack style or script: build it anew, or copy it again.`,
    )
  }
  app.decorateRequest('build')
  app.addHook('onRequest', async (request) => {
    request.build = current
  })

  /** The build of which nothing more can come. */
  let done = current.wrongFile ? null : current.id
  let pause = POLL_MS
  let timer: NodeJS.Timeout | undefined
  const poll = async () => {
    try {
      const { id } = await readBuildRecord(environment)
      if (id !== done) await takeNext()
      pause = POLL_MS
    } catch (error) {
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
      if (pause === LONGEST_PAUSE_MS)
        log.warn(`A new build cannot be served: ${String(error)} Build ${current.id} is served as before.`)
    }
    timer = setTimeout(poll, pause).unref()
  }
  const takeNext = async () => {
    const next = await readBuild(environment)
    if (next.wrongFile) throw new Error(`${next.wrongFile} is not the file that was built.`)
    done = next.id
    const wrong = findMismatch(next, environment)
    if (wrong) {
      log.warn(`Build ${next.id} was made with another ${wrong} than this server has: it needs a restart.`)
      return
    }
    const restart = next.program === program ? '' : ' The program of the server is new as well: restart it.'
    log.info(`Build ${next.id} is served from now on, instead of ${current.id}.${restart}`)
    current = next
  }
  app.addHook('onListen', async () => {
    timer = setTimeout(poll, POLL_MS).unref()
  })
  app.addHook('onClose', async () => clearTimeout(timer))
  return () => current
}

/**
 * The setting with which a build does not fit this server: pages hold the addresses of the site, of forms and player,
 * and browsers would be sent where the server forbids.
 */
export function findMismatch({ settings: built }: Pick<Build, 'settings'>, environment: Environment): string | null {
  const { signUpForms, videoEmbed, publicAddress } = environment
  if (built.signUpForms && JSON.stringify(built.signUpForms) !== JSON.stringify(signUpForms)) return 'SIGN_UP_…'
  if ((built.videoEmbed ?? videoEmbed) !== videoEmbed) return 'VIDEO_EMBED'
  return built.publicAddress && publicAddress && built.publicAddress !== publicAddress ? 'PUBLIC_ADDRESS' : null
}
