import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Environment } from '../settings.ts'
import { type Build, IncompleteBuild, readBuild, readRecord } from './build.ts'
import { RECORD } from './build-record.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The build that answers this request, from its beginning to its end. */
    build: Build
  }
}

/** How often a new build is looked for, and how long one that is being copied may take before the log says so. */
const LOOK_MS = 500
const LONG = 60
/** How often a build that is just being put in place is tried at the start. */
const TRIES = 5

/** The build that is served, and who wants to hear of the next one. */
export type Builds = { current: () => Build; onNext: (act: (build: Build) => void) => void }

/** Gives every request the build that is in place, and changes to the next one when it is there as a whole. */
export async function serveBuilds(app: FastifyInstance, environment: Environment): Promise<Builds> {
  let current = await readFirst(environment)
  app.decorateRequest('build')
  app.addHook('onRequest', async (request) => {
    request.build = current
  })
  const next = watchBuilds(environment, current)
  let timer: NodeJS.Timeout | undefined
  const listeners: ((build: Build) => void)[] = []
  const look = async () => {
    const build = await next()
    if (build !== current) {
      current = build
      for (const act of listeners) act(build)
    }
    timer = setTimeout(look, LOOK_MS).unref()
  }
  app.addHook('onListen', async () => {
    timer = setTimeout(look, LOOK_MS).unref()
  })
  app.addHook('onClose', async () => clearTimeout(timer))
  return { current: () => current, onNext: (act) => void listeners.push(act) }
}

async function readFirst(environment: Environment): Promise<Build> {
  for (let tried = 1; tried < TRIES; tried++) {
    try {
      return await readBuild(environment)
    } catch (error) {
      if (!(error instanceof IncompleteBuild)) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  return readBuild(environment, false) // somebody has changed a file by hand
}

/** Gives a function that gives the build to serve from now on: the next as soon as it can be served, else the same. */
function watchBuilds(environment: Environment, first: Build): () => Promise<Build> {
  let current = first
  let seen = ''
  let waited = 0
  return async () => {
    try {
      const mark = await markOf(environment)
      if (mark === seen) return current
      const { id } = await readRecord(environment)
      if (id === '' || id === current.id) {
        seen = mark
        return current
      }
      const build = await readBuild(environment)
      seen = mark
      if (!fitsSettings(build.settings, environment)) {
        console.warn(`Build ${build.id} was made with other settings than this server has: it needs a restart.`)
        return current
      }
      const restart = build.program === first.program ? '' : ' The program of the server is new as well: restart it.'
      console.log(`Build ${build.id} is served from now on, instead of ${current.id || 'the one before'}.${restart}`)
      current = build
      waited = 0
    } catch (error) {
      if (++waited === LONG) {
        const what =
          error instanceof IncompleteBuild ? `${error.message} is not the file that was built` : String(error)
        console.warn(`A new build cannot be served: ${what}. Build ${current.id} is served as before.`)
      }
    }
    return current
  }
}

/** The pages hold the addresses of forms and player: with other settings, browsers would be sent where the server forbids. */
export function fitsSettings(built: Build['settings'], { signUpForms, videoEmbed }: Environment): boolean {
  const { signUpForms: forms = signUpForms, videoEmbed: video = videoEmbed } = built
  return JSON.stringify(forms) === JSON.stringify(signUpForms) && video === videoEmbed
}

/** Changes whenever another build is in place. */
async function markOf({ builtFolder }: Environment): Promise<string> {
  const { mtimeMs, ino, size } = await stat(path.join(builtFolder, RECORD))
  return `${mtimeMs} ${ino} ${size}`
}
