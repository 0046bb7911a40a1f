import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Resolves to whether a part of the site works. */
export type HealthCheck = () => Promise<boolean>

/** How long a result is cached. */
const CACHED_MS = 1000
/** The timeout of a check, shorter than that of monitoring services. */
const CHECK_TIMEOUT_MS = 2000

/**
 * `GET /health`, for monitoring: 200 when all parts work, otherwise 503. The body has only the state of each part;
 * reasons are logged. `GET /health/live` is the liveness probe for orchestrators: 200 as long as the server responds,
 * whatever the state of mail and database.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  parts: Readonly<Record<string, HealthCheck>>,
  now: () => number,
): void {
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

async function checkParts(parts: Readonly<Record<string, HealthCheck>>) {
  const states = await Promise.all(
    Object.entries(parts).map(async ([name, works]) => {
      const isDone = await Promise.race([works().catch(() => false), pause(CHECK_TIMEOUT_MS, false, { ref: false })])
      return [name, isDone ? 'ok' : 'down']
    }),
  )
  return { status: states.every(([, state]) => state === 'ok') ? 'ok' : 'down', ...Object.fromEntries(states) }
}
