import type { FastifyInstance } from 'fastify'
import type { Environment } from '../settings.ts'
import { type LoadedBuild, loadBuild, readBuildRecord } from './build.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The build that serves the whole request. */
    build: LoadedBuild
  }
}

/** The poll interval for a new build. */
const POLL_MS = 500
/**
 * The longest poll interval while a build is incomplete, because each attempt to load a build takes a second of CPU
 * time.
 */
const LONGEST_PAUSE_MS = 30_000

/** Attaches the current build to every request, and switches to the next one when it is complete. */
export async function attachCurrentBuild(app: FastifyInstance, environment: Environment): Promise<() => LoadedBuild> {
  const { log } = app
  let current = await loadBuild(environment)
  const { program } = current
  if (current.wrongFile) {
    log.error(
      `THE BUILD IS NOT WHOLE: ${current.wrongFile} is not the file that was built. It is served all the same, and pages may lack style or script: build it anew, or copy it again.`,
    )
  }
  if (isUnintendedPreview(current, environment)) log.warn(`THE SITE IS A PREVIEW: build ${current.id} ${PREVIEW_FAULT}`)
  app.decorateRequest('build')
  app.addHook('onRequest', async (request) => {
    request.build = current
  })

  /** The id of the build that needs no further polling. */
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
    const next = await loadBuild(environment)
    if (next.wrongFile) throw new Error(`${next.wrongFile} is not the file that was built.`)
    done = next.id
    const wrong = findSettingsMismatch(next, environment)
    if (wrong) {
      log.warn(`Build ${next.id} was made with another ${wrong} than this server has: it needs a restart.`)
      return
    }
    if (isUnintendedPreview(next, environment) && !isUnintendedPreview(current, environment)) {
      log.warn(`Build ${next.id} is not served: it ${PREVIEW_FAULT} Build ${current.id} is served as before.`)
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

const PREVIEW_FAULT =
  'was made without PUBLIC_ADDRESS, which this server has, so it shows samples and closes itself to search engines. Build it with PUBLIC_ADDRESS.'

/** Whether a build is a preview although the server has a public address. */
function isUnintendedPreview({ settings }: Pick<LoadedBuild, 'settings'>, { publicAddress }: Environment): boolean {
  return settings.publicAddress === '' && publicAddress !== ''
}

/**
 * Finds a setting in which a build differs from this server. The build's pages contain the addresses of site, forms and
 * player, and the server's Content-Security-Policy would block addresses from other settings.
 */
export function findSettingsMismatch(
  { settings: built }: Pick<LoadedBuild, 'settings'>,
  environment: Environment,
): string | null {
  const { signUpForms, videoEmbed, publicAddress } = environment
  if (built.signUpForms && JSON.stringify(built.signUpForms) !== JSON.stringify(signUpForms)) return 'SIGN_UP_…'
  if ((built.videoEmbed ?? videoEmbed) !== videoEmbed) return 'VIDEO_EMBED'
  return built.publicAddress && publicAddress && built.publicAddress !== publicAddress ? 'PUBLIC_ADDRESS' : null
}
