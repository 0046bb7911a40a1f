import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Environment } from '../settings.ts'
import { type Build, IncompleteBuild, readBuild, readRecord } from './build.ts'
import { RECORD } from './build-record.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The build that answers this request, from its beginning to its end. */
    build: Build
  }
}

/** How often a new build is looked for. */
const POLL_MS = 500
/** The pause after a build that is not whole: a copy may take a while, and reading it all costs a second of work. */
const LONGEST_PAUSE_MS = 30_000
/** How often a build that is just being put in place is tried at the start. */
const TRIES = 5

/** Files that a page asks for after it has been opened. */
const KEPT = /^static\//

/** The build that is served. */
export type Builds = { current: () => Build }

/** Gives every request the build that is in place, and changes to the next one when it is there as a whole. */
export async function serveBuilds(app: FastifyInstance, environment: Environment): Promise<Builds> {
  let current = await readFirst(environment, app.log)
  app.decorateRequest('build')
  app.addHook('onRequest', async (request) => {
    request.build = current
  })
  const readNext = watchBuilds(environment, current, app.log)
  let timer: NodeJS.Timeout | undefined
  const poll = async () => {
    const next = await readNext(current)
    if (next) current = withFilesOf(current, next)
    timer = setTimeout(poll, POLL_MS).unref()
  }
  app.addHook('onListen', async () => {
    timer = setTimeout(poll, POLL_MS).unref()
  })
  app.addHook('onClose', async () => clearTimeout(timer))
  return { current: () => current }
}

async function readFirst(environment: Environment, log: FastifyBaseLogger): Promise<Build> {
  for (let tried = 1; ; tried++) {
    try {
      return await readBuild(environment)
    } catch (error) {
      if (!(error instanceof IncompleteBuild)) throw error
      if (tried === TRIES) {
        log.error(
          `THE BUILD IS NOT WHOLE: ${error.message} is not the file that was built. It is served all the same, and pages may lack style or script: build it anew, or copy it again.`,
        )
        return readBuild(environment, false)
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Gives a function that reads the next build as soon as it is there as a whole; null until then. */
function watchBuilds(environment: Environment, { program }: Build, log: FastifyBaseLogger) {
  /** The state of the record that was read last, and when it is read again: never when it needs no further try. */
  let last = { stamp: '', again: Number.POSITIVE_INFINITY, pause: POLL_MS }
  const markDone = (stamp: string) => {
    last = { stamp, again: Number.POSITIVE_INFINITY, pause: POLL_MS }
  }
  return async (current: Build): Promise<Build | null> => {
    const stamp = await stampOf(environment)
    if (stamp === '' || (stamp === last.stamp && performance.now() < last.again)) return null
    const pause = stamp === last.stamp ? Math.min(2 * last.pause, LONGEST_PAUSE_MS) : POLL_MS
    try {
      const { id } = await readRecord(environment)
      if (id === '' || (id === current.id && current.isWhole)) {
        markDone(stamp)
        return null
      }
      const build = await readBuild(environment)
      markDone(stamp)
      const wrong = misfit(build, environment)
      if (wrong) {
        log.warn(`Build ${build.id} was made with another ${wrong} than this server has: it needs a restart.`)
        return null
      }
      const restart = build.program === program ? '' : ' The program of the server is new as well: restart it.'
      log.info(`Build ${build.id} is served from now on, instead of ${current.id || 'the one before'}.${restart}`)
      return build
    } catch (error) {
      last = { stamp, again: performance.now() + pause, pause }
      const what = error instanceof IncompleteBuild ? `${error.message} is not the file that was built` : String(error)
      if (pause === LONGEST_PAUSE_MS)
        log.warn(`A new build cannot be served: ${what}. Build ${current.id} is served as before.`)
      return null
    }
  }
}

/** A build with the files of the one before beside its own: a page that is still open may ask for them. */
function withFilesOf(before: Build, next: Build): Build {
  const own = [...before.files].filter(([name, file]) => KEPT.test(name) && file.bytes && !before.kept?.has(name))
  const kept = own.filter(([name]) => !next.files.has(name))
  return { ...next, files: new Map([...kept, ...next.files]), kept: new Set(kept.map(([name]) => name)) }
}

/**
 * The setting with which a build does not fit this server: pages hold the addresses of the site, of forms and player,
 * and browsers would be sent where the server forbids.
 */
export function misfit({ settings: built }: Pick<Build, 'settings'>, environment: Environment): string | null {
  const { signUpForms, videoEmbed, publicAddress } = environment
  if (built.signUpForms && JSON.stringify(built.signUpForms) !== JSON.stringify(signUpForms)) return 'SIGN_UP_…'
  if ((built.videoEmbed ?? videoEmbed) !== videoEmbed) return 'VIDEO_EMBED'
  return built.publicAddress && publicAddress && built.publicAddress !== publicAddress ? 'PUBLIC_ADDRESS' : null
}

/** Changes whenever another build is in place; empty while there is none. */
async function stampOf({ builtFolder }: Environment): Promise<string> {
  const found = await stat(path.join(builtFolder, RECORD)).catch(() => null)
  return found ? `${found.mtimeMs} ${found.ino} ${found.size}` : ''
}
