import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Whether a part of the site does its work. */
export type Part = () => Promise<boolean>

/** For how long an answer holds, however often it is asked for. */
const CACHED_MS = 1000
/** A part that takes longer is down: monitoring services give up soon after. */
const CHECK_TIMEOUT_MS = 2000

/**
 * `GET /health`, for monitoring: 200 when all parts work, else 503. It names parts and nothing else: no
 * data, no places, no reasons; those are in the log. `GET /health/live` says that the server answers, whatever happens
 * to mail and database: by that alone a container may be replaced.
 */
export function registerHealth(app: FastifyInstance, parts: Readonly<Record<string, Part>>, now: () => number): void {
  let known: { at: number; answer: ReturnType<typeof checkParts> } | null = null
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
  app.get('/health/live', async (_request, reply) => reply.headers(headers).send({ status: 'ok' }))
  app.get('/health', async (_request, reply) => {
    if (!known || Math.abs(now() - known.at) >= CACHED_MS) known = { at: now(), answer: checkParts(parts) }
    const answer = await known.answer
    return reply
      .code(answer.status === 'ok' ? 200 : 503)
      .headers(headers)
      .send(answer)
  })
}

async function checkParts(parts: Readonly<Record<string, Part>>) {
  const states = await Promise.all(
    Object.entries(parts).map(async ([name, works]) => {
      const isDone = await Promise.race([works().catch(() => false), pause(CHECK_TIMEOUT_MS, false, { ref: false })])
      return [name, isDone ? 'ok' : 'down']
    }),
  )
  return { status: states.every(([, state]) => state === 'ok') ? 'ok' : 'down', ...Object.fromEntries(states) }
}
